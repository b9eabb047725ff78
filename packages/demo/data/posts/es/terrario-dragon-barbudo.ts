import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Un terrario para dragón barbudo que funcione en invierno',
  excerpt: 'Luz, calor y un lado frío. Con los tres, come; sin uno, se apaga.',
  imageAlt: '',
  body: `
Un reptil no se calienta solo: elige el lugar del terrario que necesita. Por eso lo primero no es la decoración sino la diferencia entre un extremo y el otro.

## Dos extremos

Zona de asoleo entre 38 y 42 grados bajo la lámpara; lado fresco entre 24 y 27. Un termómetro en cada punta, porque el del medio no dice nada.

## UVB de verdad

El tubo UVB se cambia cada doce meses aunque siga encendiendo: la luz que se ve no es la que sirve. A través del vidrio no pasa; por eso va por dentro de la tapa.

## Noche

Puede bajar a 18 grados sin drama. Si tu casa baja más, una lámpara cerámica, sin luz, con termostato.
`,
}
