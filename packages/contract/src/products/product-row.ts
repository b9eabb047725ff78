import { z } from 'zod'

/** A product as a row of the desk's lists. */
export const productRow = z.object({
  id_producto: z.int(),
  nombre: z.string(),
  urlamigable: z.string(),
  codigo: z.string(),
  marca: z.string().nullable(),
  /** That holds now, in pesos; `precio_antes` while there is an offer. */
  precio: z.int(),
  precio_antes: z.int().nullable(),
  stock: z.int(),
  publicado: z.boolean(),
  path_imagen: z.string().nullable(),
  /** When it was last saved. */
  cambio: z.iso.datetime(),
})

export const productRowExample = {
  id_producto: 1001,
  nombre: 'Collar de nylon',
  urlamigable: 'collar-de-nylon',
  codigo: 'COL-1',
  marca: null,
  precio: 4990,
  precio_antes: 5990,
  stock: 12,
  publicado: true,
  path_imagen: null,
  cambio: '2026-11-20T15:04:05.123Z',
}
