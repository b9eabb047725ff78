import type { Database } from '../db/connection.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { readAddressForm } from './address-form.ts'
import { presentAddress } from './addresses.present.ts'
import type { addressesService } from './addresses.service.ts'

/** The calls about a customer's own addresses; whose they are comes from the session alone (D22). */
export function addressesRoutes({
  addresses,
  database,
}: {
  addresses: Pick<typeof addressesService, 'save' | 'list' | 'deactivate' | 'stored' | 'findDefault'>
  database: Database
}) {
  return {
    GuardarActualizarDireccionCliente: async ({ id_cliente: customerId, datos: form }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      if (customerId !== session.customerId) return refuse('NOT_YOURS')
      const fields = readAddressForm(form)
      if (isRefusal(fields)) return fields
      const saved = await transactOrRefuse(database, (tx) =>
        addresses.save(tx, customerId, fields, {
          addressId: form.id_direccion_cliente,
          isDefault: form.predeterminada === undefined ? undefined : form.predeterminada === 1,
          comunaField: 'datos.id_comuna',
        }),
      )
      return isRefusal(saved) ? saved : presentAddress(saved)
    },

    ListadoDireccionCliente: async ({ id_cliente: customerId }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      if (customerId !== session.customerId) return refuse('NOT_YOURS')
      return (await addresses.list(database.db, customerId)).map(presentAddress)
    },

    DesactivarDireccionCliente: async ({ id_direccion_cliente: addressId }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      return transactOrRefuse(database, (tx) => addresses.deactivate(tx, session.customerId, addressId))
    },

    Traerclientedireccion: async ({ id_direccion_cliente: addressId }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const address = await addresses.stored(database.db, session.customerId, addressId)
      return isRefusal(address) ? address : presentAddress(address)
    },

    TraerDireccionCliente: async ({ id_cliente: customerId }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      if (customerId !== session.customerId) return refuse('NOT_YOURS')
      const address = await addresses.findDefault(database.db, customerId)
      return address && presentAddress(address)
    },
  } satisfies Handlers
}
