import { z } from 'zod'
import { id, text } from '../fields.ts'
import { productFilter } from '../products/product-filter.ts'
import type { StaffRole } from '../staff/staff-role.ts'

export const stockRoles = ['owner', 'manager', 'warehouse'] as const satisfies readonly StaffRole[]

const most = 1_000_000

/** What is done to the units of many places of a branch: a number in place of what is there, or more or fewer. */
export const bulkStockChange = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('fijar'), unidades: z.int().min(0).max(most) }),
  z.object({
    tipo: z.literal('sumar'),
    /** Below 0: that go out. */
    unidades: z
      .int()
      .min(-most)
      .max(most)
      .refine((value) => value !== 0, 'FIELD_INVALID'),
    motivo: z.enum(['recibido', 'devuelto', 'perdido']),
  }),
])

/** Which products, in which branch, and what is done there. */
export const bulkStockRequest = z.object({
  filtro: productFilter,
  id_sucursal: id,
  cambio: bulkStockChange,
  /** A delivery note's number, or what happened. */
  nota: text(150).default(''),
})

/** Units of many places changed at once. */
export const stockBatch = z.object({
  id_masivo: z.int(),
  fecha: z.iso.datetime(),
  responsable: z.string(),
  id_sucursal: z.int(),
  sucursal: z.string(),
  cambio: bulkStockChange,
  nota: z.string(),
  /** How many places it changed: products, or values of their options. */
  lugares: z.int(),
  /** Null while it stands. */
  deshecho: z.object({ fecha: z.iso.datetime(), responsable: z.string() }).nullable(),
})

export const bulkStockRequestExample = {
  filtro: { id_marca: 1 },
  id_sucursal: 1,
  cambio: { tipo: 'sumar' as const, unidades: 10, motivo: 'recibido' as const },
  nota: 'Guía 4410',
}

export const stockBatchExample = {
  id_masivo: 3,
  fecha: '2026-11-20T12:00:00.000Z',
  responsable: 'Ana',
  id_sucursal: 1,
  sucursal: 'La Florida',
  cambio: bulkStockRequestExample.cambio,
  nota: 'Guía 4410',
  lugares: 24,
  deshecho: null,
}
