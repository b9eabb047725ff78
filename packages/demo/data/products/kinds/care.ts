import { home, type Kind, medicine, tool, walk, wash } from './shared.ts'

/** Medicine, washing and grooming. */
export const careKinds: Record<string, Kind> = {
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
      'Pesa a tu mascota antes de dosificar y sigue la tabla del envase.',
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
  guante: { ...tool, use: ['Úsalo mojado para bañar o seco para juntar pelo.'] },
}
