## White Moon

decision-pick = { $who } decide quale abitante salvare prima dell'inizio.
decision-sacrifice = { $who } decide quale abitante muore.
decision-who-loses-qi = { $who } decide chi perde 1 Qi.
decision-give-up = { $who } decide di chi è il Tao che lascia il gioco.
decision-step = { $who } può avanzare ancora di una tessera.
decision-raise = { $who } decide chi aiutare a rialzarsi.
decision-return = { $who } decide chi torna al Cimitero.
decision-give = { $who } decide chi riceve l'artefatto.
decision-train = { $who } decide contro quali fantasmi allenarsi.
decision-beat = { $who } decide quali fantasmi sconfiggere.
decision-turn = { $who } può girare un dado sul bianco con la Spada Divina.
decision-su-ling = { $who } decide dove va Su-Ling.
decision-light = { $who } può mettere un cristallo sul piedistallo dell'angolo.
decision-barrier = { $who } decide che cosa fa la Barriera Mistica per la prossima plancia.
decision-lantern = { $who } decide a quale tessera chiedere aiuto con la Lanterna Notturna.
decision-pay-crystal = { $who } decide chi paga il prossimo cristallo.

## Black Secret

decision-drawn = { $who } decide che cosa fare { NAME($card, form: "of") }.
decision-demon = { $who } decide che cosa fa { NAME($demon, form: "the") }.
decision-activate = { $who } decide quale demone agisce e come.
decision-shadow = { $who } decide che cosa fa l'Ombra.
decision-throw = { $who } può scagliare una maledizione di qualsiasi colore.
decision-incarnation = { $who } decide quale incarnazione giocare.
decision-skeleton = { $who } decide dove va uno scheletro.
decision-stack = { $who } decide quale pila di gettoni scoprire.
decision-remove-ladder = { $who } decide quale scala sparisce.
decision-victim = { $who } decide chi è colpito dalla maledizione.
decision-exorcist-tao = { $who } decide quale Tao scarta l'esorcista.
decision-power-off = { $who } decide quale plancia perde per un po' il suo potere.
decision-figure = { $who } decide quale miniatura avanza.
decision-haunt = { $who } decide quale tessera infestare.
decision-move-villager = { $who } decide quale abitante si sposta e dove.
decision-lose-crystal = { $who } decide quale Cristallo di Luna torna nella riserva.
decision-lay-qi = { $who } decide su quale Mantra di Sangue va il Qi.
decision-trigger = { $who } decide quale Mantra di Sangue ha effetto.
decision-swap = { $who } può scambiare un Mantra di Sangue.
decision-put-ladder = { $who } decide dove rimettere una scala.
decision-discard-ghost = { $who } decide quale fantasma scartare.
decision-buddha = { $who } decide dove va il Buddha.
decision-save-villager = { $who } decide quale abitante salvare.
decision-send-home = { $who } decide quale demone torna a casa.
decision-clear = { $who } decide quale plancia sgombrare.
decision-take-crystal = { $who } decide chi prende un Cristallo di Luna.
decision-all-move = { $who } decide quale taoista si muove o cambia piano.
decision-step-or-level = { $who } può avanzare ancora di un luogo o cambiare piano.
decision-level = { $who } decide se cambiare piano.
decision-lay-mantra-below = { $who } decide quale fantasma o demone riceve il Mantra.
