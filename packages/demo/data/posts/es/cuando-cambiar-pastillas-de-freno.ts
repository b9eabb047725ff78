import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Pastillas de freno: tres señales que avisan antes del chirrido',
  excerpt: 'El pedal cuenta todo si uno sabe escucharlo. Y la cuesta de vuelta de la playa lo confirma.',
  imageAlt: '',
  body: `
El chirrido es la última señal, no la primera. Antes de eso el auto ya dijo lo mismo de tres maneras más amables.

## El pedal baja más

Si para la misma frenada el pie llega más abajo que hace un mes, o el nivel del líquido de frenos bajó sin que haya una gota en el suelo, el material de la pastilla se fue yendo.

## El auto se carga a un lado

Una pastilla que se gastó dispareja frena menos que su pareja. En seco se siente como un leve tirón; con lluvia, se siente entero.

## El espesor manda

Con la rueda afuera, menos de tres milímetros de material es hora de cambiar. Se cambian siempre de a pares por eje, y los primeros doscientos kilómetros se frena suave para que asienten.
`,
}
