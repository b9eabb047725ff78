import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Pulgas en julio: por qué el invierno ya no las mata',
  excerpt: 'Con la estufa prendida, tu living es un verano eterno. Así se corta el ciclo completo.',
  imageAlt: '',
  body: `
De cada cien pulgas de una casa, cinco están sobre el animal. Las otras noventa y cinco son huevos, larvas y pupas que esperan en la alfombra, en el sillón y en las junturas del piso flotante.

## Tratar al animal no basta

La pipeta o el comprimido mata a las que suben. Si se corta a los dos meses, las pupas que dormían despiertan y todo empieza de nuevo. Tres meses seguidos es lo mínimo para agotar la reserva.

## La casa también

Aspira dos veces por semana y bota la bolsa. Lava la manta a 60 grados. La aspiradora, además, despierta a las pupas con su vibración: salen, encuentran al animal tratado y ahí se acaban.

## Lo que nunca

Un producto de perro con permetrina puede matar a un gato. Si conviven, espera a que la pipeta del perro esté seca antes de que duerman juntos, y lee siempre la etiqueta.
`,
}
