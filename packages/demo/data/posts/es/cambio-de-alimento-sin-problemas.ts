import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Cómo cambiar de alimento sin terminar en el veterinario',
  excerpt: 'Siete días, cuatro proporciones y una señal que nunca hay que dejar pasar.',
  imageAlt: '',
  body: `
El intestino de un perro o de un gato se acostumbra a lo que come. Si el saco nuevo llega de golpe, lo habitual es una semana de deposiciones blandas, y la culpa no es del alimento sino del apuro.

## La regla de los siete días

Días 1 y 2: una cuarta parte del nuevo. Días 3 y 4: mitad y mitad. Días 5 y 6: tres cuartas partes. Día 7: solo el nuevo. Con gatos desconfiados, alarga cada etapa al doble y sirve el nuevo a temperatura ambiente.

## Cuánto servir

La tabla del envase es un punto de partida y va por peso ideal, no por el peso de hoy. Pesa la ración con una balanza de cocina durante una semana: el ojo se equivoca siempre para el mismo lado.

## Cuándo parar

Vómitos repetidos, sangre o más de un día sin comer no son parte de ningún cambio. Ahí se vuelve al alimento anterior y se llama al veterinario.
`,
}
