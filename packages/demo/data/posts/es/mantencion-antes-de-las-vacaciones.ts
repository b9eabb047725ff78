import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Mantención de una tarde antes de las vacaciones',
  excerpt: 'Seis revisiones que se hacen en el pasaje, con las herramientas de la maleta.',
  imageAlt: '',
  body: `
La mayoría de los autos que quedan botados en la Ruta 5 en febrero no se rompieron ese día: avisaron en diciembre.

## Con el motor frío

Nivel de aceite en la varilla, refrigerante entre las marcas del vaso y batería sin sulfato en los bornes. Si falta refrigerante dos veces en un mes, no es sed: es una fuga.

## Caminando alrededor

Presión con la carga que vas a llevar (sale en la puerta del conductor), dibujo de más de tres milímetros y la rueda de repuesto, que nadie mira hasta que la necesita.

## Adentro

Plumillas que no dejen rayas, todas las luces y el filtro de cabina: con el perro adentro, ese filtro es la diferencia entre viaje y castigo.
`,
}
