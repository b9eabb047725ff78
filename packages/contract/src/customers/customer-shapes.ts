import { z } from 'zod'

/** The customer of specification §3. Shown to nobody but the session that owns it (D22). */
export const customer = z.object({
  id_cliente: z.int(),
  nombre_cliente: z.string(),
  apellidopaterno_cliente: z.string(),
  apellidomaterno_cliente: z.string(),
  /** The body of the RUT without the check digit. */
  rut_cliente: z.string(),
  dv_cliente: z.string(),
  e_mail_cliente: z.string(),
  celular_cliente: z.string(),
  telefono_cliente: z.string(),
  direccion_cliente: z.string(),
  numero_direccion_cliente: z.string(),
  numerocasadepartamento_direccion_cliente: z.string(),
  referencia_direccion_cliente: z.string(),
  id_comuna: z.int().nullable(),
  id_region: z.int().nullable(),
})

export const customerExample = {
  id_cliente: 1,
  nombre_cliente: 'Camila',
  apellidopaterno_cliente: 'Rojas',
  apellidomaterno_cliente: '',
  rut_cliente: '12345678',
  dv_cliente: '5',
  e_mail_cliente: 'camila@example.cl',
  celular_cliente: '+56912345678',
  telefono_cliente: '',
  direccion_cliente: 'Avenida Vicuña Mackenna',
  numero_direccion_cliente: '7110',
  numerocasadepartamento_direccion_cliente: '',
  referencia_direccion_cliente: '',
  id_comuna: 13110,
  id_region: 13,
}
