import { fluid, type Kind, part } from './shared.ts'

/** Vehicle parts and fluids. */
export const vehicleKinds: Record<string, Kind> = {
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
