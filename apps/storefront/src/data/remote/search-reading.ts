import { readFilterKinds } from '#contract/search/reading-words.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { ShownReading } from '#rules/search/shown-reading.ts'

type WireReading = NonNullable<WireReply<'listar-productos'>['busqueda']>
type WirePart = Pick<WireReading['filtros'][number], 'palabras' | 'sin' | 'se_cumple'>

const kinds = Object.keys(readFilterKinds) as (keyof typeof readFilterKinds)[]

export function toReading({ vehiculo, filtros, sin_resultado, ayuda, corregido }: WireReading): ShownReading {
  return {
    vehicle: vehiculo && {
      make: vehiculo.marca,
      model: vehiculo.modelo,
      engine: vehiculo.motor,
      year: vehiculo.anio,
      ids: vehiculo.vehiculos,
      ...toPart(vehiculo),
    },
    filters: filtros.map(({ tipo, ...part }) => ({
      kind: kinds.find((kind) => readFilterKinds[kind] === tipo) ?? 'stage',
      ...toPart(part),
    })),
    dropped: sin_resultado,
    topics: ayuda,
    corrected: corregido,
  }
}

const toPart = ({ palabras, sin, se_cumple }: WirePart) => ({
  words: palabras,
  without: sin,
  isApplied: se_cumple === 1,
})
