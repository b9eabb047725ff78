import { food, type Kind, wet } from './shared.ts'

/** Food and treats. */
export const foodKinds: Record<string, Kind> = {
  pellet: {
    ...food,
    tags: ['pellet', 'alimento seco'],
    use: [
      'Sirve la ración de la tabla del saco en dos comidas y cambia de marca mezclando durante siete días.',
      'Con la tabla de ración sabes cuántos días le dura un saco de {net}; si corre mucho, come más.',
      'Puede ir seco o con un poco de agua tibia, que suelta el aroma de {subline}.',
    ],
  },
  'pellet-gato': {
    ...food,
    tags: ['pellet', 'alimento seco'],
    use: [
      'Déjalo disponible o repártelo en varias porciones: los gatos comen poco y seguido.',
      'Reparte en varias porciones la ración de la tabla y ajusta según la cintura.',
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
}
