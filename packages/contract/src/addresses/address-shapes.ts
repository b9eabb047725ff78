import { z } from 'zod'
import { flag, id, optionalId, requiredText, text } from '../fields.ts'

/** A customer's address as the wire shows it to the session that owns it (D22). */
export const address = z.object({
  id_direccion_cliente: z.int(),
  id_cliente: z.int(),
  /** The CUT code as a number. */
  id_comuna: z.int(),
  id_region: z.int(),
  calle_direccion_cliente: z.string(),
  numero_direccion_cliente: z.string(),
  villaproblacionsector_direccion_cliente: z.string(),
  numerocasadepartamento_direccion_cliente: z.string(),
  referencia_direccion_cliente: z.string(),
  nombrerecibe_direccion_cliente: z.string(),
  apellidosrecibe_direccion_cliente: z.string(),
  /** `12345678-5`, or empty when it is the customer who receives. */
  rutrecibe_direccion_cliente: z.string(),
  /** E.164, or empty. */
  telefonorecibe_direccion_cliente: z.string(),
  email_direccion_cliente: z.string(),
  /** 0 once it was taken away. */
  vigente_direccion_cliente: flag,
  /** 1 for the one default of the customer. */
  predeterminada: flag,
})

/** What a client sends of an address: without `id_direccion_cliente` one is added. */
export const addressForm = z.object({
  id_direccion_cliente: optionalId,
  id_comuna: id,
  calle_direccion_cliente: requiredText(120),
  numero_direccion_cliente: requiredText(20),
  villaproblacionsector_direccion_cliente: text(80).default(''),
  numerocasadepartamento_direccion_cliente: text(40).default(''),
  referencia_direccion_cliente: text(200).default(''),
  nombrerecibe_direccion_cliente: text(80).default(''),
  apellidosrecibe_direccion_cliente: text(160).default(''),
  /** RUT, phone and e-mail are checked by the rules and refused with their own codes. */
  rutrecibe_direccion_cliente: text(20).default(''),
  telefonorecibe_direccion_cliente: text(20).default(''),
  email_direccion_cliente: text(254).default(''),
  /** Left out, it stays as it is. */
  predeterminada: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(1).optional(),
  ),
})

export const addressExample = {
  id_direccion_cliente: 1,
  id_cliente: 1,
  id_comuna: 13110,
  id_region: 13,
  calle_direccion_cliente: 'Avenida Vicuña Mackenna',
  numero_direccion_cliente: '7110',
  villaproblacionsector_direccion_cliente: '',
  numerocasadepartamento_direccion_cliente: '402',
  referencia_direccion_cliente: '',
  nombrerecibe_direccion_cliente: 'Camila',
  apellidosrecibe_direccion_cliente: 'Rojas',
  rutrecibe_direccion_cliente: '12345678-5',
  telefonorecibe_direccion_cliente: '+56912345678',
  email_direccion_cliente: 'camila@example.cl',
  vigente_direccion_cliente: 1 as const,
  predeterminada: 1 as const,
}
