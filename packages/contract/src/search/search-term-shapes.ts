import { z } from 'zod'
import { meaningNames } from './meaning-names.ts'

export const meaningName = z.enum(Object.values(meaningNames))

/** One word or a few of a search, and what they mean. */
export const searchTerm = z.object({
  id_termino: z.int(),
  significado: meaningName,
  termino: z.string(),
  /** What they stand for: the slug of a category, the name of a brand, words; empty where nothing. */
  equivale: z.string(),
  /** Who changed it last; empty for what the shop came with. */
  responsable: z.string(),
  version: z.int(),
})

export const searchTermExample: z.output<typeof searchTerm> = {
  id_termino: 1,
  significado: 'en-lugar',
  termino: 'bravecto',
  equivale: 'antipulgas comprimido',
  responsable: 'Ana',
  version: 2,
}

/** Words that shoppers use for one another. */
export const synonymGroup = z.object({
  id_grupo: z.int(),
  terminos: z.array(z.string()),
  responsable: z.string(),
  version: z.int(),
})

export const synonymGroupExample: z.output<typeof synonymGroup> = {
  id_grupo: 1,
  terminos: ['arnés', 'pechera', 'pretal'],
  responsable: 'Ana',
  version: 2,
}
