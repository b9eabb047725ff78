import type { z } from 'zod'
import type { customer } from '#contract/customers/customer-shapes.ts'
import type { Address } from '../addresses/addresses.service.ts'
import type { Customer } from './customers.service.ts'

/** A customer's row as the wire shows it to the session that owns it. */
export function presentCustomer(row: Customer, address: Address | null): z.input<typeof customer> {
  const [body = '', checkDigit = ''] = (row.rut ?? '').split('-')
  return {
    id_cliente: row.id,
    nombre_cliente: row.firstName,
    apellidopaterno_cliente: row.lastName,
    apellidomaterno_cliente: row.secondLastName,
    rut_cliente: body,
    dv_cliente: checkDigit,
    e_mail_cliente: row.email,
    celular_cliente: row.phone ?? '',
    telefono_cliente: row.landline ?? '',
    direccion_cliente: address?.street ?? '',
    numero_direccion_cliente: address?.number ?? '',
    numerocasadepartamento_direccion_cliente: address?.flat ?? '',
    referencia_direccion_cliente: address?.reference ?? '',
    id_comuna: address?.comunaId ?? null,
    id_region: address?.regionId ?? null,
  }
}
