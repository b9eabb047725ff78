import { z } from 'zod'

/** A brand as the desk edits it. */
export const deskBrand = z.object({
  id_marca: z.int(),
  version: z.int(),
  nombre: z.string(),
  urlamigable: z.string(),
  pais: z.string(),
  /** The logo's file under `/media/`; empty for none. */
  imagen: z.string(),
})

export const brandExample = {
  id_marca: 1,
  version: 1,
  nombre: 'Puelche',
  urlamigable: 'puelche',
  pais: 'Chile',
  imagen: 'brand-puelche.svg',
}
