## The turn in one picture, the story, and what can be achieved: a title and a text each.

lesson-turn-yin-1 = Cada fantasma que ya estaba en el tablero hace lo que dice su piedra central: un acechador avanza o encanta una loseta, un atormentador tira el dado de maldición.
    .title = Los fantasmas actúan
lesson-turn-yin-2 = Con fantasmas en las tres casillas, el tablero pierde 1 Qi y no llega ningún fantasma.
    .title = ¿Está lleno el tablero?
lesson-turn-yin-3 = Si no, se roba una carta y se pone en una casilla de su color. Después actúa su piedra izquierda.
    .title = Llega un fantasma

lesson-turn-yang-1 = A una loseta vecina, también en diagonal, o quedarse.
    .title = Moverse
lesson-turn-yang-2 = Pide ayuda al aldeano de tu loseta activa, o combate con dados y Tao a los fantasmas junto a tu loseta.
    .title = Actuar: ayuda o exorcismo
lesson-turn-yang-3 = Uno tomado en un turno anterior, en una casilla libre junto a tu loseta.
    .title = Colocar Budas
lesson-turn-yang-4 = Antes o después de cualquiera de estos pasos: pedir ayuda a cualquier loseta activa, o liberar una encantada.
    .title = Yin-Yang

lesson-turn-white-moon-1 = Cuando avanza la figura de un acechador. Los aldeanos de una loseta que quedaría encantada mueren.
    .title = Un aldeano huye
lesson-turn-white-moon-2 = Al moverse: el de arriba de la loseta que dejas.
    .title = Llevarse a un aldeano
lesson-turn-white-moon-3 = En el Portal, en lugar de ayuda o exorcismo.
    .title = O rescatar
lesson-turn-white-moon-4 = Se colocan junto con los Budas. El cuarto cristal levanta la Barrera mística.
    .title = Su-Ling y cristales

lesson-turn-black-secret-1 = Antes del Yin de cada jugador vivo, en las Catacumbas: cada uno se mueve o busca, y también la Sombra cuando está.
    .title = Los demonios actúan
lesson-turn-black-secret-2 = Roba la carta y coloca el fantasma, invoca un demonio o lanza una maldición.
    .title = Wu-Feng decide
lesson-turn-black-secret-3 = El movimiento puede llevar a las Catacumbas y de vuelta.
    .title = Por la escalera
lesson-turn-black-secret-4 = En la cueva en la que estás, como a los fantasmas.
    .title = Exorcizar demonios

lesson-story-1 = Wu-Feng, señor de los nueve infiernos, ha muerto, y en una aldea al pie de las montañas reposa la urna con sus cenizas. Noche tras noche sus fantasmas vienen a buscarla por los cuatro lados. Cuatro taoístas han llegado para detenerlos, con dados y talismanes, y con la ayuda de quienes viven aquí: el herborista, el hechicero, el anciano de la casa de té. Tarde o temprano viene el señor mismo, en una de sus encarnaciones.
    .title = La aldea
lesson-story-2 = La gente no puede más. Mientras los taoístas luchan, las familias corren de casa en casa con lo que pueden llevar, y quien es demasiado lento está perdido. Al borde de la aldea se ha abierto una puerta de luz; quien la cruza está a salvo. Su-Ling, antaño víctima de Wu-Feng, hace callar las piedras de los fantasmas, y con cristales en los cuatro pedestales la aldea puede cerrarse un instante a la noche.
    .title = White Moon
lesson-story-3 = Bajo la aldea hay cosas más antiguas. En las Catacumbas yacen las urnas donde se escondió el poder de Wu-Feng, y sus demonios las buscan a oscuras, cueva por cueva. Él mismo se sienta ahora a la mesa: envía fantasmas, lanza maldiciones y espera la tercera urna, de la que surge su Sombra. Los taoístas deben bajar por las escaleras y pagar con su sangre los mantras que los protegen.
    .title = Black Secret

lesson-achievements-1 = Gana una partida.
    .title = Primera luz
lesson-achievements-2 = Gana en Pesadilla.
    .title = A través de la noche
lesson-achievements-3 = Gana en Infierno.
    .title = De vuelta del infierno
lesson-achievements-4 = Gana con un solo taoísta.
    .title = En solitario
lesson-achievements-5 = Gana con cuatro taoístas, todos vivos.
    .title = Los cuatro
lesson-achievements-6 = Gana sin ninguna loseta encantada al final.
    .title = Ni un farol apagado
lesson-achievements-7 = Gana con 1 Qi como mucho por taoísta vivo.
    .title = Con el último aliento
lesson-achievements-8 = Exorciza a dos fantasmas con una tirada.
    .title = Dos de un golpe
lesson-achievements-9 = Gana con White Moon.
    .title = Bajo la luna blanca
lesson-achievements-10 = Gana Black Secret con los taoístas.
    .title = El secreto guardado
lesson-achievements-11 = Gana Black Secret con Wu-Feng.
    .title = Señor de los nueve infiernos
lesson-achievements-12 = Gana tres partidas seguidas.
    .title = Tres seguidas
