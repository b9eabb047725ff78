import type { WireReply } from '#contract/wire-types.ts'
import type { Address, AddressesPort, AddressFields } from '../port/addresses.port.ts'
import { Refusal } from '../port/refusal.ts'
import { personalWire } from './personal-wire.ts'
import type { Wire } from './wire.ts'

/** The shop delivers in Chile alone. */
const country = 'CL'

export function addressesRemote(any: Wire): AddressesPort {
  const wire = personalWire(any)
  const save = async (
    customerId: number,
    fields: AddressFields,
    more: { id_direccion_cliente?: number; predeterminada?: number },
  ) => {
    try {
      const datos = { ...toWire(fields), ...more }
      return toAddress(
        await wire.post('GuardarActualizarDireccionCliente', { id_cliente: customerId, datos }),
      )
    } catch (error) {
      throw error instanceof Refusal ? withFormFields(error) : error
    }
  }
  return {
    listCountries: async () => [{ code: country, name: 'Chile' }],
    async list(customerId) {
      const rows = await wire.get('ListadoDireccionCliente', { id_cliente: customerId })
      return rows.map(toAddress)
    },
    async get(id) {
      const row = await wire.get('Traerclientedireccion', { id_direccion_cliente: id })
      // One that was taken away is kept for its orders, and is nobody's to edit.
      if (row.vigente_direccion_cliente === 0) throw new Refusal('NOT_FOUND', '', { status: 404 })
      return toAddress(row)
    },
    async getDefault(customerId) {
      const row = await wire.get('TraerDireccionCliente', { id_cliente: customerId })
      return row && toAddress(row)
    },
    add: (customerId, fields, isDefault) => save(customerId, fields, { predeterminada: isDefault ? 1 : 0 }),
    edit: (customerId, id, fields, isDefault) =>
      save(customerId, fields, {
        id_direccion_cliente: id,
        ...(isDefault !== undefined && { predeterminada: isDefault ? 1 : 0 }),
      }),
    async remove(id) {
      await wire.post('DesactivarDireccionCliente', { id_direccion_cliente: id })
    },
  }
}

const toAddress = (row: WireReply<'Traerclientedireccion'>): Address => ({
  id: row.id_direccion_cliente,
  firstName: row.nombrerecibe_direccion_cliente,
  lastName: row.apellidosrecibe_direccion_cliente,
  rut: row.rutrecibe_direccion_cliente,
  phone: row.telefonorecibe_direccion_cliente,
  email: row.email_direccion_cliente,
  company: '',
  country,
  regionId: row.id_region,
  comunaId: row.id_comuna,
  street: row.calle_direccion_cliente,
  number: row.numero_direccion_cliente,
  flat: row.numerocasadepartamento_direccion_cliente,
  neighbourhood: row.villaproblacionsector_direccion_cliente,
  reference: row.referencia_direccion_cliente,
  postcode: '',
  isDefault: row.predeterminada === 1,
})

const wireNames = {
  comunaId: 'id_comuna',
  street: 'calle_direccion_cliente',
  number: 'numero_direccion_cliente',
  neighbourhood: 'villaproblacionsector_direccion_cliente',
  flat: 'numerocasadepartamento_direccion_cliente',
  reference: 'referencia_direccion_cliente',
  firstName: 'nombrerecibe_direccion_cliente',
  lastName: 'apellidosrecibe_direccion_cliente',
  rut: 'rutrecibe_direccion_cliente',
  phone: 'telefonorecibe_direccion_cliente',
  email: 'email_direccion_cliente',
} as const

const toWire = (fields: AddressFields) => ({
  [wireNames.comunaId]: fields.comunaId,
  [wireNames.street]: fields.street,
  [wireNames.number]: fields.number,
  [wireNames.neighbourhood]: fields.neighbourhood,
  [wireNames.flat]: fields.flat,
  [wireNames.reference]: fields.reference,
  [wireNames.firstName]: fields.firstName,
  [wireNames.lastName]: fields.lastName,
  [wireNames.rut]: fields.rut,
  [wireNames.phone]: fields.phone,
  [wireNames.email]: fields.email,
})

/** The wire's paths as the form names its fields. */
const formNames = new Map<string, string>(
  Object.entries(wireNames).map(([name, wired]) => [`datos.${wired}`, name]),
)

const withFormFields = (refusal: Refusal) =>
  new Refusal(refusal.code, refusal.message, {
    status: refusal.status,
    fields: Object.fromEntries(
      Object.entries(refusal.fields).map(([path, code]) => [formNames.get(path) ?? path, code]),
    ),
  })
