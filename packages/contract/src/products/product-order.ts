import { z } from 'zod'
import { day, text } from '../fields.ts'

const units = /^\d{1,9}$/

/** What a product of an order is listed by, written as its row says it. */
const said: Record<string, (value: string) => boolean> = {
  nombre: (value) => value !== '',
  codigo: (value) => value !== '',
  stock: (value) => units.test(value),
  precio: (value) => units.test(value),
  cambio: (value) => z.iso.datetime().safeParse(value).success && day.safeParse(value.slice(0, 10)).success,
}

/** In which order products are listed, and behind which of them a page begins. */
export const productOrder = {
  /** `nuevos`: the newest first, which has no other direction; `cambio`: by when they were last saved. */
  orden: z.enum(['nuevos', 'nombre', 'codigo', 'stock', 'precio', 'cambio']).default('nuevos'),
  sentido: z.enum(['asc', 'desc']).default('asc'),
  /** What the product of `sigue_a` was listed by, as its row said; it may have become something else since. */
  sigue_tras: text(300).default(''),
}

/** Whether a page that begins behind a product says what that was listed by. */
export const saysBehindWhat = ({
  orden,
  sigue_a,
  sigue_tras,
}: {
  orden: string
  sigue_a?: number | undefined
  sigue_tras: string
}) => sigue_a === undefined || (said[orden]?.(sigue_tras) ?? true)
