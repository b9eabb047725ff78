import type { WireReply } from '#contract/wire-types.ts'
import type { Address } from './addresses.service.ts'

/** An address as the wire shows it to the session that owns it. */
export function presentAddress(row: Address): WireReply<'Traerclientedireccion'> {
  return {
    id_direccion_cliente: row.id,
    id_cliente: row.customerId,
    id_comuna: row.comunaId,
    id_region: row.regionId,
    calle_direccion_cliente: row.street,
    numero_direccion_cliente: row.number,
    villaproblacionsector_direccion_cliente: row.neighbourhood,
    numerocasadepartamento_direccion_cliente: row.flat,
    referencia_direccion_cliente: row.reference,
    nombrerecibe_direccion_cliente: row.recipientName,
    apellidosrecibe_direccion_cliente: row.recipientSurnames,
    rutrecibe_direccion_cliente: row.recipientRut,
    telefonorecibe_direccion_cliente: row.recipientPhone,
    email_direccion_cliente: row.recipientEmail,
    vigente_direccion_cliente: row.active ? 1 : 0,
    predeterminada: row.isDefault ? 1 : 0,
  }
}
