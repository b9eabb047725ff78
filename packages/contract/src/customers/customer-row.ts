import { z } from 'zod'
import { flag } from '../fields.ts'

/** A customer as the lists of the desk show them. */
export const customerRow = z.object({
  id_cliente: z.int(),
  tipo: z.enum(['cliente', 'invitado']),
  nombre: z.string(),
  correo: z.string(),
  /** Whether a followed link has proven the e-mail. */
  comprobado: flag,
  rut: z.string().nullable(),
  telefono: z.string().nullable(),
  creado: z.iso.datetime(),
  pedidos: z.int(),
})
