import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Rascador o sillón: cómo hacer que elija bien',
  excerpt: 'No es maldad, es manicure. El lugar importa más que el modelo.',
  imageAlt: '',
  body: `
Un gato rasca para estirarse, para botar la funda vieja de la uña y para dejar dicho que ahí vive. Ninguna de las tres cosas se puede prohibir; las tres se pueden mudar de lugar.

## Donde ya rasca

Pon el rascador delante del brazo del sillón que eligió, no en la logia. Cuando lleve dos semanas usándolo, lo mueves de a diez centímetros por día hasta donde no estorbe.

## Alto y firme

Tiene que poder estirarse entero: sesenta centímetros como mínimo. Si se tambalea una sola vez, no vuelve.

## Premio en el momento

Un puñado de hierba gatera o un snack justo cuando rasca donde corresponde enseña más en tres días que un mes de retos.
`,
}
