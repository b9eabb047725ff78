import type { z } from 'zod'
import { readFilterKinds } from '#contract/search/reading-words.ts'
import type { searchReading } from '#contract/search/search-reading.ts'
import { shownReading } from '#rules/search/shown-reading.ts'

/** How a search was understood, on the wire. */
export function presentReading(searched: Parameters<typeof shownReading>[0]): z.output<typeof searchReading> {
  const { vehicle, filters, dropped, topics, corrected } = shownReading(searched)
  return {
    vehiculo: vehicle && {
      marca: vehicle.make,
      modelo: vehicle.model,
      motor: vehicle.engine,
      anio: vehicle.year,
      vehiculos: vehicle.ids,
      ...presentPart(vehicle),
    },
    filtros: filters.map(({ kind, ...part }) => ({ tipo: readFilterKinds[kind], ...presentPart(part) })),
    sin_resultado: dropped,
    ayuda: topics,
    corregido: corrected,
  }
}

const presentPart = ({
  words,
  without,
  isApplied,
}: {
  words: string
  without: string
  isApplied: boolean
}) => ({
  palabras: words,
  sin: without,
  se_cumple: isApplied ? (1 as const) : (0 as const),
})
