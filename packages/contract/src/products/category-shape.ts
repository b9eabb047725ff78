import { z } from 'zod'

const texts = z.object({ nombre: z.string(), descripcion: z.string() }).nullable()

/** A category as the desk edits it. */
export const deskCategory = z.object({
  id_categoria: z.int(),
  /** Null for one that stands at the top. */
  id_padre: z.int().nullable(),
  version: z.int(),
  nombre: z.string(),
  urlamigable: z.string(),
  descripcion: z.string(),
  en: texts,
  ru: texts,
})

export const categoryExample = {
  id_categoria: 1,
  id_padre: null,
  version: 1,
  nombre: 'Perros',
  urlamigable: 'perros',
  descripcion: 'Todo para tu perro.',
  en: { nombre: 'Dogs', descripcion: 'Everything for your dog.' },
  ru: null,
}
