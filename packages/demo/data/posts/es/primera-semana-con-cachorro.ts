import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'La primera semana con un cachorro, día por día',
  excerpt: 'Dormir, comer, hacer pipí afuera y volver a dormir. El resto puede esperar.',
  imageAlt: '',
  body: `
Un cachorro de dos meses duerme dieciocho horas. La primera semana se gana respetando esas horas y aprovechando bien las otras seis.

## Días 1 y 2

Una sola pieza, su cama en un rincón y el agua lejos de la cama. Que explore solo. Las visitas, el fin de semana que viene.

## Días 3 a 5

Afuera apenas despierta, después de cada comida y después de jugar. Premio en el segundo en que termina. Los accidentes de adentro se limpian con un producto enzimático y sin comentarios.

## Días 6 y 7

Primera hora al veterinario: vacunas, desparasitación y peso. Hasta que el calendario esté completo, los paseos son en brazos.
`,
}
