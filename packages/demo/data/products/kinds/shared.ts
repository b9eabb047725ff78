/** What products of one kind share: how they are used, kept and packed. `{net}`, `{label}` and `{subline}` are filled in. */
export type Kind = {
  use: string[]
  care: string[]
  /** Parcel for a product without net content: width, height, depth in cm and kg. */
  parcel: [number, number, number, number]
  tags: string[]
}

export const food: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Guárdalo cerrado, en un lugar fresco y seco, y ten siempre agua limpia al lado.',
    'Conserva el envase original: ahí están el lote y la fecha de vencimiento.',
    'Una vez abierto, ciérralo bien para que no pierda aroma ni tome humedad.',
  ],
  parcel: [20, 30, 8, 1],
  tags: ['alimento'],
}

export const wet: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Abierto, dura 48 horas tapado en el refrigerador; sírvelo a temperatura ambiente.',
    'Lo que sobre va al refrigerador y no más de dos días.',
  ],
  parcel: [8, 8, 8, 0.3],
  tags: ['húmedo', 'alimento'],
}

export const medicine: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Úsalo solo en la especie y el peso indicados, y consulta a tu veterinario si toma otro tratamiento.',
    'Mantenlo lejos de los niños y del sol. Si notas vómitos o picazón, suspende y consulta.',
    'No lo uses en hembras preñadas sin indicación veterinaria.',
  ],
  parcel: [10, 14, 5, 0.2],
  tags: ['salud'],
}

export const toy: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Revísalo cada tanto y cámbialo si se sueltan pedazos: ningún juguete es eterno.',
    'Juega con supervisión las primeras veces, hasta saber cómo lo trata.',
  ],
  parcel: [12, 12, 10, 0.25],
  tags: ['juguete'],
}

export const home: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Sácale el pelo con aspiradora y lava con agua fría para que conserve la forma.',
    'Mide a tu mascota estirada antes de elegir: si duda entre dos tallas, la mayor.',
  ],
  parcel: [50, 20, 50, 2],
  tags: ['hogar'],
}

export const walk: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Deben caber dos dedos entre la cinta y el cuerpo. Revisa costuras y argollas cada mes.',
    'Lávalo a mano con agua fría y sécalo a la sombra.',
  ],
  parcel: [22, 28, 5, 0.35],
  tags: ['paseo'],
}

export const wash: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Evita el contacto con los ojos y no lo uses sobre heridas abiertas.',
    'Prueba primero en una zona pequeña y espera unos minutos.',
  ],
  parcel: [8, 22, 6, 0.5],
  tags: ['higiene'],
}

export const tool: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Lávalo con agua tibia después de cada sesión y déjalo secar.',
    'Parte con sesiones cortas y un premio al final: la costumbre hace el resto.',
  ],
  parcel: [12, 24, 6, 0.3],
  tags: ['cepillado', 'higiene'],
}

export const habitat: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Lava con agua tibia y vinagre, y deja ventilar antes de volver a ocuparlo.',
    'Instálalo lejos de corrientes de aire y del sol directo de la tarde.',
  ],
  parcel: [60, 45, 45, 6],
  tags: ['hábitat'],
}

export const part: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Compara el código original con el de tu pieza antes de instalar; si dudas, escríbenos con la patente.',
    'Recomendamos instalarlo en un taller, con el torque que indica el fabricante del auto.',
    'Cámbialo siempre por eje o por juego, para que el desgaste sea parejo.',
  ],
  parcel: [20, 14, 10, 1.6],
  tags: ['repuesto'],
}

export const fluid: Pick<Kind, 'care' | 'parcel' | 'tags'> = {
  care: [
    'Lleva el envase y el residuo a un punto limpio; nunca al desagüe.',
    'Usa guantes y trabaja con el motor frío.',
  ],
  parcel: [20, 28, 10, 4],
  tags: ['lubricante', 'mantención'],
}
