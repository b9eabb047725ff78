import { z } from 'zod'
import { day, flag, pesos } from '../fields.ts'

const named = z.object({ id: z.int(), nombre: z.string() })

/** A coupon as the staff sees it. */
export const staffCoupon = z.object({
  id_cupon: z.int(),
  codigo: z.string(),
  /** 0 a fixed value in pesos, 1 a percentage. */
  tipo: z.union([z.literal(0), z.literal(1)]),
  valor: pesos,
  /** The first and the last day, both included. */
  desde: day,
  hasta: day,
  /** The least that what it counts for has to come to, in pesos. */
  minimo: pesos,
  /** Uses in all and by one RUT; null without limit. */
  limite: z.int().nullable(),
  limite_por_cliente: z.int().nullable(),
  /** The products and categories that it counts for alone; both empty: for all. */
  productos: z.array(z.int()),
  categorias: z.array(z.int()),
  /** How those are called. */
  nombres: z.object({ productos: z.array(named), categorias: z.array(named) }),
  /** With which a save says what it was made of. */
  version: z.int(),
  /** 0: switched off. */
  activo: flag,
  /** How many orders hold it now; those that were cancelled do not. */
  usos: z.int(),
  /** Who of the staff changed it last and when; null for one that nobody has. */
  responsable: z.string().nullable(),
  fechacambio: z.string().nullable(),
})

export const staffCouponExample = {
  id_cupon: 1,
  codigo: 'BIENVENIDA10',
  tipo: 1 as const,
  valor: 10,
  desde: '2026-01-01',
  hasta: '2026-12-31',
  minimo: 0,
  limite: 500,
  limite_por_cliente: 1,
  productos: [],
  categorias: [],
  nombres: { productos: [], categorias: [] },
  version: 3,
  activo: 1 as const,
  usos: 12,
  responsable: 'Administración',
  fechacambio: '2026-11-02T14:03:00.000Z',
}
