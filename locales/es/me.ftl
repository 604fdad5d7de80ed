## Las mesas y partidas terminadas propias en otro dispositivo: la clave personal, cómo llega allí y qué se guarda.

me-title = Otro dispositivo
me-lead = Tus asientos en las mesas y tus partidas terminadas se guardan en este navegador. Con una clave personal también los tiene otro navegador. Se cifran aquí antes de ir al servidor, que solo sabe cuánto ocupan y cuándo llegaron.
me-begin = Guardar mis mesas también en otro dispositivo
me-restore-title = Traerlo todo aquí
me-restore = Código anotado del otro dispositivo
me-bring = Traer aquí
me-bad-code = El código no está completo. Tiene siete grupos de cuatro letras y cifras; revisa cada uno.
me-offered = Este enlace trae aquí las mesas y partidas de otro dispositivo. Desde entonces los dos guardan lo mismo. Sigue solo si el enlace es tuyo: quien lo tenga puede sentarse en tus asientos.
me-accept = Es mío, traerlas
me-decline = No
me-take-title = Llevárselo todo
me-scan = Escanea la imagen con el otro dispositivo o abre allí el enlace.
me-picture = El enlace como código QR
me-link = Enlace
me-code = Código para anotar
me-code-hint = Anótalo: también lo recupera todo si este navegador lo olvida. Guárdalo para ti, porque quien lo tenga puede sentarse en tus asientos.
me-kept-title = Qué se guarda sobre mí
me-kept-name = Nombre: { $name }
me-kept-tables = { $number ->
    [one] { $number } mesa con mi asiento
   *[other] { $number } mesas con mis asientos
}
me-kept-games = { $number ->
    [one] { $number } partida terminada
   *[other] { $number } partidas terminadas
}
# How many kilobytes, and when it was changed last.
me-kept-there = En el servidor, cifrado: { $size } kB, último cambio { $when }
me-kept-until = El servidor lo borra cuando nadie lo ha usado durante un año.
me-left-out = { $number ->
    [one] La partida más antigua no cabe en el servidor; se queda en este navegador.
   *[other] Las { $number } partidas más antiguas no caben en el servidor; se quedan en este navegador.
}
me-stop = Dejarlo en este dispositivo
me-stop-hint = Lo guardado sigue en el servidor; el código lo recupera.
me-delete = Borrar del servidor
me-delete-here = Olvidar también mis mesas y partidas en este navegador
me-deleted = Se ha borrado del servidor.
me-gone = Lo que se guardaba ya no está en el servidor: se borró en otro dispositivo o nadie lo usó durante un año. Este navegador conserva lo suyo.
me-nothing = No hay nada guardado con este código. Quizá se haya borrado.
