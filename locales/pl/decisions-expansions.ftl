## White Moon

decision-pick = { $who } decyduje, którego wieśniaka uratować przed początkiem gry.
decision-sacrifice = { $who } decyduje, który wieśniak zginie.
decision-who-loses-qi = { $who } decyduje, kto straci 1 qi.
decision-give-up = { $who } decyduje, czyj znacznik tao opuści grę.
decision-step = { $who } może przejść o jeden kafel dalej.
decision-raise = { $who } decyduje, kogo podnieść z ziemi.
decision-return = { $who } decyduje, kto wróci do życia na Cmentarzu.
decision-give = { $who } decyduje, kto otrzyma artefakt.
decision-train = { $who } decyduje, przeciw którym duchom trenować.
decision-beat = { $who } decyduje, które duchy pokonać.
decision-turn = { $who } może Boskim Mieczem obrócić kość na białą ściankę.
decision-su-ling = { $who } decyduje, gdzie postawić Su-Ling.
decision-light = { $who } może postawić kryształ na postumencie w rogu.
decision-barrier = { $who } decyduje, co Mistyczna Bariera zrobi przy następnej planszy.
decision-lantern = { $who } decyduje, który kafel pomoże dzięki Nocnej Latarni.
decision-pay-crystal = { $who } decyduje, kto wyda następny kryształ.

## Black Secret

decision-drawn = { $who } decyduje, co zrobić z kartą { $card }.
decision-demon = { $who } decyduje, co zrobi demon { $demon }.
decision-activate = { $who } decyduje, który demon zadziała i jak.
decision-shadow = { $who } decyduje, co zrobi Cień.
decision-throw = { $who } może rzucić klątwę dowolnego koloru.
decision-incarnation = { $who } decyduje, które wcielenie zagrać.
decision-skeleton = { $who } decyduje, gdzie położyć szkielet.
decision-stack = { $who } decyduje, który stos żetonów katakumb odkryć.
decision-remove-ladder = { $who } decyduje, którą drabinę usunąć.
decision-victim = { $who } decyduje, kogo dotknie klątwa.
decision-exorcist-tao = { $who } decyduje, który znacznik tao odrzuci egzorcysta.
decision-power-off = { $who } decyduje, która plansza straci na pewien czas moc.
decision-figure = { $who } decyduje, którą figurkę ducha przesunąć.
decision-haunt = { $who } decyduje, który kafel nawiedzić.
decision-move-villager = { $who } decyduje, którego wieśniaka i dokąd przesunąć.
decision-lose-crystal = { $who } decyduje, który kryształ księżycowy wróci do rezerwy.
decision-lay-qi = { $who } decyduje, na której krwawej mantrze położyć qi.
decision-trigger = { $who } decyduje, którą krwawą mantrę wywołać.
decision-swap = { $who } może zamienić krwawą mantrę.
decision-put-ladder = { $who } decyduje, gdzie przywrócić drabinę.
decision-discard-ghost = { $who } decyduje, którego ducha odrzucić.
decision-buddha = { $who } decyduje, gdzie postawić Buddę.
decision-save-villager = { $who } decyduje, którego wieśniaka uratować.
decision-send-home = { $who } decyduje, którego demona odesłać.
decision-clear = { $who } decyduje, którą planszę oczyścić.
decision-take-crystal = { $who } decyduje, kto weźmie kryształ księżycowy.
decision-all-move = { $who } decyduje, który taoista przejdzie dalej lub zmieni poziom.
decision-step-or-level = { $who } może przejść o krok dalej lub zmienić poziom.
decision-level = { $who } decyduje o zmianie poziomu.
decision-lay-mantra-below = { $who } decyduje, którego ducha lub demona osłabić mantrą.
