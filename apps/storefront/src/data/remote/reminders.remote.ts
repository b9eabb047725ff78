import type { WireReply } from '#contract/wire-types.ts'
import type { OrdersPort, Reminder } from '../port/orders.port.ts'
import type { Wire } from './wire.ts'

/** What an order's port says of the foods in it; whoever has the order's token may ask. */
export function remindersRemote(
  wire: Wire,
): Pick<OrdersPort, 'listReminders' | 'saveReminder' | 'removeReminder'> {
  return {
    listReminders: async (token) => (await wire.get('recordatorios-pedido', { token })).map(toReminder),
    async saveReminder({ token, productId, gramsPerDay, agrees }) {
      const saved = await wire.post('guardar-recordatorio', {
        token,
        id_producto: productId,
        gramos_dia: gramsPerDay,
        acepta_correo: agrees ? 1 : 0,
      })
      return toReminder(saved)
    },
    async removeReminder(token, productId) {
      await wire.post('quitar-recordatorio', { token, id_producto: productId })
    },
  }
}

const toReminder = (wire: WireReply<'recordatorios-pedido'>[number]): Reminder => ({
  productId: wire.id_producto,
  runsOutOn: wire.se_acaba,
  remindOn: wire.avisa_el,
})
