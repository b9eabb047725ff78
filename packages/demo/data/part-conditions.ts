import type { FitCondition } from '#rules/fit/vehicle-fit.ts'

/** A condition with the part that it belongs to: how its name begins, and the engine that it is of; null for all. */
type PartCondition = FitCondition & { part: string; engine: string | null }

/** What parts of the demonstration ask of the vehicles that they fit. */
export const partConditions: PartCondition[] = `
Filtro de petróleo Mitsubishi L200 | - | engine | Motor 4N15
Filtro de aire Nissan Navara | - | engine | Motor YS23
Filtro de aceite Toyota Hilux | 2.4 diésel | engine | Motor 2GD-FTV
Filtro de aceite Toyota Hilux | 2.8 diésel | engine | Motor 1GD-FTV
Disco de freno ranurado Subaru Forester | 2.0 turbo bencina | note | Con disco original de 316 mm
Disco de freno sólido trasero Mazda 3 | - | note | Con freno de mano mecánico
Rodamiento de maza delantero Hyundai Tucson | - | note | Con ABS
Rodamiento de maza delantero Hyundai Tucson | - | side | Ambos lados
Resorte trasero reforzado Mitsubishi L200 | - | note | Con paquete de resortes de fábrica
Bieleta estabilizadora Peugeot 208 | - | side | Ambos lados
Kit de distribución Hyundai Accent 1.4 | - | note | Motor con correa, no con cadena
`
  .trim()
  .split('\n')
  .map((row) => {
    const [part = '', engine = '', kind = '', text = ''] = row.split(' | ')
    if (kind !== 'engine' && kind !== 'side' && kind !== 'note') throw new Error(`No kind in ${row}`)
    return { part, engine: engine === '-' ? null : engine, kind, text }
  })
