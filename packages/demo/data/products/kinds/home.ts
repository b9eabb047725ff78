import { habitat, home, type Kind, toy, walk } from './shared.ts'

/** Toys, rest, walks and habitats. */
export const homeKinds: Record<string, Kind> = {
  pelota: {
    ...toy,
    use: [
      'Lánzala, escóndela o hazla rodar: cada día un juego distinto.',
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
  tunel: { ...toy, tags: ['juguete', 'túnel'], use: ['Se abre solo y se cierra con dos cintas.'] },
}
