import { z } from 'zod'
import { flag } from '../fields.ts'
import { orderFilter } from './staff-pedidos.ts'

/** By what a list that has a name is narrowed: by something. */
export const orderViewFilter = orderFilter
  .pick({ cola: true, buscar: true, tipo_pago: true, tipo_despacho: true, desde: true, hasta: true })
  .refine((filter) => Object.values(filter).some((value) => value !== undefined && value !== ''))

/** A list of orders that somebody comes back to, by the name that they gave it. */
export const orderView = z.object({
  id_vista: z.int(),
  nombre: z.string(),
  filtro: z.object({
    cola: z.string().optional(),
    buscar: z.string().optional(),
    tipo_pago: z.string().optional(),
    tipo_despacho: z.int().optional(),
    desde: z.string().optional(),
    hasta: z.string().optional(),
  }),
  /** Whether the team sees it too. */
  compartida: flag,
  /** Whether it is of who asks. */
  propia: flag,
  /** Whose it is. */
  responsable: z.string(),
})

export const orderViewExample = {
  id_vista: 1,
  nombre: 'Retiros de hoy',
  filtro: { cola: 'listos', tipo_despacho: 2 },
  compartida: 0 as const,
  propia: 1 as const,
  responsable: 'Rosa',
}
