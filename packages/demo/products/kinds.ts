/** What products of one kind share: how they are used, kept and packed. `{net}`, `{label}` and `{subline}` are filled in. */
export interface Kind {
  use: string[]
  care: string[]
  /** Parcel for a product without net content: width, height, depth in cm and kg. */
  parcel: [number, number, number, number]
  tags: string[]
}

const food: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Guárdalo cerrado, en un lugar fresco y seco, y ten siempre agua limpia al lado.',
    'Conserva el envase original: ahí están el lote y la fecha de vencimiento.',
    'Una vez abierto, ciérralo bien para que no pierda aroma ni tome humedad.',
  ],
  parcel: [20, 30, 8, 1],
  tags: ['alimento'],
}

const wet: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Abierto, dura 48 horas tapado en el refrigerador; sírvelo a temperatura ambiente.',
    'Lo que sobre va al refrigerador y no más de dos días.',
  ],
  parcel: [8, 8, 8, 0.3],
  tags: ['húmedo', 'alimento'],
}

const medicine: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Úsalo solo en la especie y el peso indicados, y consulta a tu veterinario si toma otro tratamiento.',
    'Mantenlo lejos de los niños y del sol. Si notas vómitos o picazón, suspende y consulta.',
    'No lo uses en hembras preñadas sin indicación veterinaria.',
  ],
  parcel: [10, 14, 5, 0.2],
  tags: ['salud'],
}

const toy: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Revísalo cada tanto y cámbialo si se sueltan pedazos: ningún juguete es eterno.',
    'Juega con supervisión las primeras veces, hasta saber cómo lo trata.',
  ],
  parcel: [12, 12, 10, 0.25],
  tags: ['juguete'],
}

const home: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Sácale el pelo con aspiradora y lava con agua fría para que conserve la forma.',
    'Mide a tu mascota estirada antes de elegir: si duda entre dos tallas, la mayor.',
  ],
  parcel: [50, 20, 50, 2],
  tags: ['hogar'],
}

const walk: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Deben caber dos dedos entre la cinta y el cuerpo. Revisa costuras y argollas cada mes.',
    'Lávalo a mano con agua fría y sécalo a la sombra.',
  ],
  parcel: [22, 28, 5, 0.35],
  tags: ['paseo'],
}

const wash: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Evita el contacto con los ojos y no lo uses sobre heridas abiertas.',
    'Prueba primero en una zona pequeña y espera unos minutos.',
  ],
  parcel: [8, 22, 6, 0.5],
  tags: ['higiene'],
}

const tool: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Lávalo con agua tibia después de cada sesión y déjalo secar.',
    'Parte con sesiones cortas y un premio al final: la costumbre hace el resto.',
  ],
  parcel: [12, 24, 6, 0.3],
  tags: ['cepillado', 'higiene'],
}

const habitat: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Lava con agua tibia y vinagre, y deja ventilar antes de volver a ocuparlo.',
    'Instálalo lejos de corrientes de aire y del sol directo de la tarde.',
  ],
  parcel: [60, 45, 45, 6],
  tags: ['hábitat'],
}

const part: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Compara el código original con el de tu pieza antes de instalar; si dudas, escríbenos con la patente.',
    'Recomendamos instalarlo en un taller, con el torque que indica el fabricante del auto.',
    'Cámbialo siempre por eje o por juego, para que el desgaste sea parejo.',
  ],
  parcel: [20, 14, 10, 1.6],
  tags: ['repuesto'],
}

const fluid: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Lleva el envase y el residuo a un punto limpio; nunca al desagüe.',
    'Usa guantes y trabaja con el motor frío.',
  ],
  parcel: [20, 28, 10, 4],
  tags: ['lubricante', 'mantención'],
}

/** By the name in the first column of the product tables. */
export const kinds: Record<string, Kind> = {
  pellet: {
    ...food,
    tags: ['pellet', 'alimento seco'],
    use: [
      'Sirve la ración de la tabla del saco en dos comidas y cambia de marca mezclando durante siete días.',
      'Para un saco de {net}, calcula entre 10 y 20 gramos al día por kilo de perro, según cuánto corra.',
      'Puede ir seco o con un poco de agua tibia, que suelta el aroma de {subline}.',
    ],
  },
  'pellet-gato': {
    ...food,
    tags: ['pellet', 'alimento seco'],
    use: [
      'Déjalo disponible o repártelo en varias porciones: los gatos comen poco y seguido.',
      'Calcula unos 15 gramos diarios por kilo de gato y ajusta según la cintura.',
      'Mezcla con el alimento anterior por una semana y ofrece agua en otro rincón.',
    ],
  },
  lata: {
    ...wet,
    use: [
      'Una lata de {net} equivale a una comida para un gato o a media para un perro mediano.',
      'Sírvela sola o revuelta con el pellet, siempre tibia: fría del refrigerador pierde la gracia.',
      'Tapa con tirador, sin abrelatas.',
    ],
  },
  pouch: {
    ...wet,
    use: [
      'Aprieta el sobre antes de abrir y sírvelo completo; {net} es una porción.',
      'Complementa el pellet: descuenta un puñado por cada sobre.',
    ],
  },
  snack: {
    ...food,
    tags: ['snack', 'premio'],
    use: [
      'Ofrécelo como premio, sin pasar el 10 % de lo que come en el día.',
      'Parte en trozos chicos y úsalo para enseñar algo nuevo.',
      'Dáselo con supervisión y con agua a mano.',
    ],
  },
  tarro: {
    ...food,
    parcel: [12, 16, 12, 0.6],
    use: [
      'Agita, sirve tibio y desecha lo que no tome en una hora.',
      'Ajusta la dosis de {label} según la tabla impresa al costado del envase.',
    ],
  },
  pipeta: {
    ...medicine,
    tags: ['antipulgas', 'pipeta'],
    use: [
      'Separa el pelo entre los omóplatos y vacía la pipeta sobre la piel. No lo bañes 48 horas antes ni después.',
      'Aplica sobre piel seca, en un punto que no alcance a lamer, y repite según la duración.',
    ],
  },
  'pipeta-spot': {
    ...medicine,
    tags: ['oídos', 'antiparasitario'],
    use: ['Limpia la oreja, aplica las gotas, masajea la base y deja que sacuda la cabeza.'],
  },
  comprimido: {
    ...medicine,
    tags: ['comprimidos'],
    use: [
      'Dalo entero o partido dentro de un poco de paté, y vigila que lo trague.',
      'Pesa a tu mascota antes de dosificar: {subline}.',
    ],
  },
  suplemento: {
    ...medicine,
    tags: ['suplemento'],
    use: [
      'Mézclalo con la comida del día; los resultados se notan desde la tercera semana.',
      'Úsalo por ciclos de dos meses, con uno de descanso.',
      'Envase de {net} con cuchara o tapa dosificadora.',
    ],
  },
  gotas: {
    ...medicine,
    parcel: [6, 14, 6, 0.25],
    use: [
      'Agita antes de usar y respeta la dosis de la etiqueta. Contenido: {net}.',
      'La tapa trae medida para que no sobre ni falte.',
    ],
  },
  pasta: {
    ...medicine,
    parcel: [5, 16, 4, 0.15],
    use: [
      'Ofrece un centímetro en el dedo o sobre la pata: la lame sola.',
      'El tubo de {net} rinde cerca de un mes en uso diario.',
    ],
  },
  spray: {
    ...wash,
    use: [
      'Agita, aplica a 20 centímetros y deja actuar.',
      'Rocía de a poco y reparte con la mano; {net} rinde más de lo que parece.',
    ],
  },
  'collar-anti': {
    ...medicine,
    tags: ['antipulgas', 'collar'],
    use: [
      'Ajusta dejando espacio para dos dedos y corta lo que sobre de la punta.',
      'El efecto completo llega a las 48 horas y sigue aunque se moje.',
    ],
  },
  'collar-isabelino': {
    ...walk,
    tags: ['posoperatorio', 'salud'],
    use: [
      'Debe pasar un par de centímetros más allá del hocico para que no alcance los puntos.',
      'Ponlo sobre su collar de siempre y revisa que respire y coma sin problema.',
    ],
  },
  pelota: {
    ...toy,
    use: [
      'Lánzala, escóndela o hazla rodar: {subline} de puro movimiento.',
      'Se limpia con agua y jabón neutro.',
    ],
  },
  mordedor: {
    ...toy,
    use: [
      'Parte fácil para que entienda el juego y sube la dificultad con los días.',
      'Se puede congelar y va al lavavajillas en la bandeja de arriba.',
    ],
  },
  cuerda: {
    ...toy,
    use: [
      'Ideal para tirar de a dos o para roer solo un rato.',
      'Déjala a la vista y cámbiala de lugar para que siga siendo novedad.',
    ],
  },
  peluche: {
    ...toy,
    use: ['Del porte justo para acarrearlo por la casa.', 'Se lava dentro de una funda, con agua fría.'],
  },
  'juguete-ave': {
    ...toy,
    tags: ['juguete', 'aves'],
    use: [
      'Cuélgalo a la altura del pecho y rota los juguetes cada semana.',
      'El gancho de acero va por dentro o por fuera de los barrotes.',
    ],
  },
  cana: {
    ...toy,
    use: [
      'Dos sesiones de diez minutos al día y termina con un premio: así cierra la caza.',
      'Guárdala después de jugar, que el cordel no es para masticar.',
    ],
  },
  cama: {
    ...home,
    tags: ['cama', 'descanso'],
    use: [
      'Ponla donde ya le gusta dormir; con una polera tuya la adopta más rápido.',
      'Base antideslizante y costuras reforzadas.',
      'Si le cuesta usarla, deja adentro su juguete favorito la primera semana.',
    ],
  },
  casa: {
    ...habitat,
    tags: ['refugio'],
    use: [
      'Llega armado o con pocas piezas que calzan a presión.',
      'Déjalo en un rincón tranquilo y cúbrelo en parte los primeros días.',
    ],
  },
  tunel: { ...toy, tags: ['juguete', 'túnel'], use: ['Se abre solo y se cierra con dos cintas.'] },
  collar: {
    ...walk,
    tags: ['collar', 'paseo'],
    use: [
      'Mide el contorno del cuello con una huincha y suma dos centímetros.',
      'La argolla soldada aguanta placa y correa.',
    ],
  },
  correa: {
    ...walk,
    tags: ['correa', 'paseo'],
    use: [
      'El mosquetón gira sobre sí mismo y no se enreda en la cola.',
      'Acostúmbralo primero dentro de la casa, con premios.',
    ],
  },
  arnes: {
    ...walk,
    tags: ['arnés', 'paseo'],
    use: [
      'Se pone por la cabeza, se abrocha en dos puntos y se ajusta en cuatro.',
      'Mide el contorno del pecho por detrás de las patas delanteras.',
    ],
  },
  plato: {
    ...home,
    parcel: [22, 8, 22, 0.7],
    tags: ['plato', 'comedero'],
    use: [
      'Lávalo todos los días con agua caliente: la película que se forma también es comida, pero de bacterias.',
      'Apoyo de goma para que no viaje por la pieza.',
    ],
  },
  fuente: {
    ...home,
    parcel: [22, 22, 22, 1.4],
    tags: ['fuente', 'agua'],
    use: ['Cambia el filtro cada mes y el agua cada tres días.'],
  },
  chaleco: {
    ...walk,
    tags: ['ropa'],
    use: [
      'Mide el largo del lomo, desde la base del cuello a la cola.',
      'Pónselo un rato en casa antes de salir, para que camine sin parecer estatua.',
    ],
  },
  transportadora: {
    ...home,
    parcel: [50, 34, 34, 2.6],
    tags: ['viaje', 'transportadora'],
    use: [
      'Déjala abierta en el living unos días antes del viaje, con su mantita adentro.',
      'Cabe bajo el asiento del bus o amarrada atrás en el auto.',
    ],
  },
  rascador: {
    ...home,
    parcel: [42, 62, 42, 5],
    tags: ['rascador'],
    use: [
      'Instálalo al lado del sillón que más le gusta y frótalo con hierba gatera.',
      'Se arma en quince minutos con la llave incluida.',
    ],
  },
  shampoo: {
    ...wash,
    tags: ['shampoo', 'baño'],
    use: [
      'Moja con agua tibia, masajea dos minutos y enjuaga hasta que el agua salga limpia.',
      'Un baño al mes basta; entre medio, cepillo. Envase de {net}.',
    ],
  },
  'shampoo-seco': {
    ...wash,
    tags: ['baño en seco'],
    use: ['Aplica, frota a contrapelo y retira con cepillo o toalla.'],
  },
  toallitas: {
    ...wash,
    parcel: [20, 8, 11, 0.4],
    tags: ['toallitas'],
    use: [
      'Pasa una por pata y otra por la guatita; no hace falta enjuagar.',
      'Cierra bien la tapa para que no se sequen.',
    ],
  },
  sabanilla: {
    ...home,
    parcel: [32, 24, 14, 1.8],
    tags: ['sabanillas'],
    use: [
      'Extiende con el lado suave hacia arriba y cambia cuando esté cargada.',
      'Para enseñar, llévalo después de dormir y de comer, y premia al tiro.',
    ],
    care: [
      'Bótala a la basura, nunca al WC.',
      'Guárdalas secas: la humedad del baño las activa antes de tiempo.',
    ],
  },
  cepillo: {
    ...tool,
    use: [
      'Cepilla en el sentido del pelo, sin apretar, dos o tres veces por semana.',
      'En época de muda, diez minutos al día ahorran horas de aspiradora.',
    ],
  },
  guante: { ...tool, use: ['Úsalo mojado para bañar o seco para juntar pelo.'] },
  cortaunas: {
    ...tool,
    tags: ['uñas', 'higiene'],
    use: [
      'Corta de a un milímetro, antes de la parte rosada, con buena luz.',
      'Ten a mano maicena por si sangra un poco: aprieta y listo.',
    ],
  },
  toalla: {
    ...home,
    parcel: [24, 20, 8, 0.4],
    tags: ['toalla', 'baño'],
    use: ['Presiona en vez de frotar, para no armar nudos.'],
  },
  bolsas: {
    ...wash,
    parcel: [12, 12, 8, 0.4],
    tags: ['bolsas'],
    use: [
      'Abre, recoge, anuda y al basurero: el parque queda como estaba.',
      'Rinden cerca de dos meses con dos salidas al día.',
    ],
    care: ['Guárdalas a la sombra para que no se resequen.'],
  },
  arena: {
    ...home,
    parcel: [30, 40, 12, 8],
    tags: ['arena'],
    use: [
      'Llena cinco a siete centímetros, retira lo sucio a diario y cambia todo cada dos semanas.',
      'Si cambias de arena, mezcla de a poco para que no reclame.',
    ],
    care: ['Guárdala cerrada y en seco.', 'Vierte despacio, pegado a la bandeja, para no levantar polvo.'],
  },
  bandeja: {
    ...home,
    parcel: [52, 22, 40, 1.6],
    tags: ['bandeja'],
    use: [
      'Una bandeja por animal y una de repuesto, lejos de la comida.',
      'Se lava con agua caliente y detergente suave, sin cloro.',
    ],
  },
  pala: {
    ...tool,
    tags: ['arena', 'higiene'],
    use: ['Pásala dos veces al día: el olor no alcanza a aparecer.'],
  },
  alfombra: {
    ...home,
    parcel: [46, 8, 12, 0.9],
    tags: ['arena'],
    use: ['Ponla a la salida de la bandeja, con el panal hacia arriba.'],
  },
  semillas: {
    ...food,
    parcel: [16, 24, 8, 1],
    tags: ['semillas', 'alimento'],
    use: [
      'Cambia el comedero cada día y sopla las cáscaras antes de rellenar.',
      'Complementa con fruta y verdura fresca un par de veces por semana.',
      'La bolsa de {net} tiene cierre hermético.',
    ],
  },
  heno: {
    ...food,
    parcel: [30, 40, 18, 1],
    tags: ['heno'],
    use: [
      'Ofrécelo sin límite: es el 80 % de la dieta de conejos y cuyes.',
      'Sacúdelo antes de ponerlo en el henil, para soltarlo.',
    ],
  },
  escamas: {
    ...food,
    parcel: [9, 14, 9, 0.3],
    tags: ['alimento', 'acuario'],
    use: [
      'Da lo que coman en dos minutos, una o dos veces al día.',
      'Menos es más: lo que sobra ensucia el agua.',
    ],
  },
  jaula: {
    ...habitat,
    tags: ['jaula'],
    use: [
      'Se arma con clips, sin herramientas.',
      'Bandeja extraíble para limpiar sin sacar a nadie de su casa.',
    ],
  },
  terrario: {
    ...habitat,
    tags: ['terrario'],
    use: ['Deja un lado caliente y uno fresco: el animal elige.', 'Vidrio templado con cantos pulidos.'],
  },
  acuario: {
    ...habitat,
    tags: ['acuario'],
    use: [
      'Cicla el agua al menos una semana antes de traer peces.',
      'Apóyalo en un mueble nivelado: un litro pesa un kilo.',
    ],
  },
  lampara: {
    ...habitat,
    parcel: [10, 16, 10, 0.3],
    tags: ['luz', 'calor'],
    use: [
      'Instálala a 25 centímetros del punto de asoleo y con temporizador.',
      'Enrosca con la corriente cortada y protege con rejilla.',
    ],
  },
  equipo: {
    ...habitat,
    parcel: [12, 24, 10, 0.7],
    tags: ['equipo'],
    use: [
      'Deja un lazo en el cable, más abajo que el enchufe, para que no baje agua.',
      'Límpialo con agua del propio acuario para no perder las bacterias.',
    ],
  },
  percha: {
    ...toy,
    parcel: [10, 28, 8, 0.25],
    tags: ['percha', 'aves'],
    use: [
      'Se fija con mariposa a los barrotes, sin herramientas.',
      'Combina grosores para que las patas descansen.',
    ],
  },
  rueda: {
    ...toy,
    parcel: [26, 28, 14, 0.7],
    tags: ['rueda'],
    use: ['Con soporte de piso y gancho para jaula.', 'Lávala una vez por semana con agua tibia.'],
  },
  lecho: {
    ...habitat,
    parcel: [34, 44, 14, 3],
    tags: ['lecho', 'sustrato'],
    use: [
      'Pon una capa de cinco centímetros y retira lo mojado a diario.',
      'Rinde cerca de un mes en un hábitat mediano. Contenido: {net}.',
    ],
    care: ['Guárdalo seco y lejos de la bencina y de otros olores fuertes.'],
  },
  pastilla: {
    ...part,
    tags: ['freno', 'pastillas'],
    use: [
      'Juego de cuatro para un eje. Asienta con diez frenadas suaves desde 60 kilómetros por hora.',
      'Limpia y engrasa las guías del cáliper antes de montar.',
    ],
  },
  disco: {
    ...part,
    parcel: [34, 8, 34, 7.5],
    tags: ['freno', 'disco'],
    use: [
      'Se vende por unidad; cambia los dos del eje y pon pastillas nuevas.',
      'Mide el espesor: bajo el mínimo grabado en el canto, no se rectifica.',
    ],
  },
  tambor: {
    ...part,
    parcel: [26, 10, 26, 5],
    tags: ['freno', 'tambor'],
    use: ['Regula las balatas hasta sentir un roce leve al girar.'],
  },
  balata: {
    ...part,
    parcel: [24, 10, 20, 2],
    tags: ['freno', 'balatas'],
    use: ['Juego para las dos ruedas traseras, con resortes incluidos.'],
  },
  amortiguador: {
    ...part,
    parcel: [16, 60, 16, 4.2],
    tags: ['suspensión', 'amortiguador'],
    use: [
      'Púrgalo en vertical cinco veces antes de montarlo.',
      'Revisa topes y guardapolvos en la misma visita.',
    ],
  },
  resorte: {
    ...part,
    parcel: [18, 40, 18, 3.2],
    tags: ['suspensión', 'resorte'],
    use: ['Usa siempre compresor de resortes: guarda mucha energía.'],
  },
  'bandeja-auto': {
    ...part,
    parcel: [42, 14, 34, 4],
    tags: ['suspensión', 'bandeja'],
    use: ['Aprieta los bujes con el auto apoyado y alinea después.'],
  },
  bieleta: {
    ...part,
    parcel: [32, 8, 8, 0.8],
    tags: ['suspensión', 'dirección'],
    use: ['Incluye tuercas de seguridad nuevas; no reutilices las viejas.'],
  },
  rodamiento: {
    ...part,
    parcel: [16, 12, 16, 2.1],
    tags: ['rodamiento', 'maza'],
    use: ['Se instala con prensa, empujando por la pista exterior.'],
  },
  neumatico: {
    ...part,
    parcel: [66, 22, 66, 11],
    tags: ['neumático', 'llanta'],
    use: ['Instala con válvula nueva y balancea; revisa la presión en frío cada mes.'],
  },
  fluido: {
    ...fluid,
    parcel: [8, 20, 6, 0.7],
    tags: ['freno', 'líquido'],
    use: ['Úsalo recién abierto: absorbe humedad del aire.', 'Envase de {net} con sello de inviolabilidad.'],
  },
  aceite: {
    ...fluid,
    tags: ['aceite', 'mantención'],
    use: [
      'Cambia junto con el filtro y revisa el nivel a los cien kilómetros.',
      'Confirma la norma en el manual: {label} no sirve para todos los motores.',
    ],
  },
  'filtro-aceite': {
    ...part,
    parcel: [9, 11, 9, 0.5],
    tags: ['filtro', 'aceite'],
    use: ['Aceita el sello y aprieta a mano: tres cuartos de vuelta desde que toca.'],
  },
  'filtro-aire': {
    ...part,
    parcel: [30, 8, 24, 0.5],
    tags: ['filtro', 'aire'],
    use: ['Cada 15.000 kilómetros, o antes si andas por tierra.'],
  },
  'filtro-cabina': {
    ...part,
    parcel: [26, 5, 22, 0.3],
    tags: ['filtro', 'cabina'],
    use: ['Va detrás de la guantera; fíjate en la flecha del flujo.'],
  },
  'filtro-combustible': {
    ...part,
    parcel: [12, 18, 12, 0.8],
    tags: ['filtro', 'combustible'],
    use: ['Purga el aire antes del primer arranque y revisa que no gotee.'],
  },
  bujia: {
    ...part,
    parcel: [12, 10, 4, 0.4],
    tags: ['bujía', 'encendido'],
    use: ['Con el motor frío, rosca a mano y termina con llave de torque.'],
  },
  'correa-auto': {
    ...part,
    parcel: [26, 26, 6, 0.6],
    tags: ['correa', 'motor'],
    use: ['Revisa poleas y tensor antes de montarla; gira dos vueltas a mano.'],
  },
  bateria: {
    ...part,
    parcel: [25, 19, 18, 15],
    tags: ['batería', 'eléctrico'],
    use: ['Conecta primero el positivo. Entregando la usada te descontamos en la tienda.'],
  },
  ampolleta: {
    ...part,
    parcel: [14, 12, 6, 0.2],
    tags: ['ampolleta', 'luz'],
    use: ['No toques el vidrio con los dedos y regula la altura del foco.'],
  },
  plumilla: {
    ...part,
    parcel: [66, 6, 10, 0.5],
    tags: ['plumilla', 'limpiaparabrisas'],
    use: ['Trae adaptadores; se cambia en un minuto sin herramientas.'],
  },
  refrigerante: {
    ...fluid,
    parcel: [18, 30, 12, 4.4],
    tags: ['refrigerante', 'mantención'],
    use: ['Completa con el motor frío hasta la marca y nunca mezcles colores.'],
  },
  aditivo: {
    ...fluid,
    parcel: [7, 20, 6, 0.5],
    tags: ['aditivo', 'mantención'],
    use: ['Rinde para una aplicación completa. Contenido: {net}.'],
  },
}
