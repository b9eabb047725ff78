import { z } from 'zod'
import { helpTopics } from '#rules/search/search-terms.ts'
import { flag } from '../fields.ts'
import { readFilterKinds } from './reading-words.ts'

/** Pages of the shop that answer a question. */
export const helpTopic = z.enum(helpTopics)

const part = {
  /** The words of the search that say it, and the search without them. */
  palabras: z.string(),
  sin: z.string(),
  /** 1: what is shown is so; 0: nothing was. */
  se_cumple: flag,
}

/** How a search was understood. */
export const searchReading = z.object({
  /** What the words leave open is null; `vehiculos` are the ids of all that they can mean. */
  vehiculo: z
    .object({
      marca: z.string(),
      modelo: z.string().nullable(),
      motor: z.string().nullable(),
      anio: z.int().nullable(),
      vehiculos: z.array(z.int()),
      ...part,
    })
    .nullable(),
  filtros: z.array(z.object({ tipo: z.enum(readFilterKinds), ...part })),
  /** Words that what is shown does not answer. */
  sin_resultado: z.array(z.string()),
  ayuda: z.array(helpTopic),
  /** The text that was looked for in the place of the typed one, which has slips; null where that was looked for itself. */
  corregido: z.string().nullable(),
})
