import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Tu primer viaje largo con perro: lista corta y probada',
  excerpt: 'Arnés, agua, paradas y un auto al día: lo que de verdad hace falta para llegar bien los dos.',
  imageAlt: '',
  body: `
Un perro que viaja suelto se cansa, se marea y distrae. Uno que viaja sujeto duerme. La diferencia la hace un arnés de pecho amarrado al cinturón, puesto en el asiento de atrás y del lado contrario al conductor.

## Antes de salir

Dale su comida tres horas antes, no justo al partir. Un paseo de veinte minutos lo deja listo para la siesta. Lleva su manta de siempre: el olor conocido vale más que cualquier juguete nuevo.

Revisa el auto el día anterior: aceite, refrigerante, plumillas y presión de neumáticos. Con el portamaletas lleno y un perro de treinta kilos, las pastillas de freno trabajan bastante más que en la ciudad.

## En la ruta

Una parada cada dos horas, siempre con la correa puesta antes de abrir la puerta. Ofrece agua en sorbos y no en un plato lleno. Nunca lo dejes en el auto cerrado: con 25 grados afuera, adentro se pasan los 40 en menos de media hora.

## Al llegar

Muéstrale primero dónde estará su agua y su cama. Recién después, la playa.
`,
}
