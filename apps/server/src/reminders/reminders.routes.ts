import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { RemindersService } from './reminders.service.ts'
import type { StoredReminder } from './reminders.store.ts'

export function remindersRoutes(reminders: RemindersService) {
  return {
    'recordatorios-pedido': async ({ token }) => {
      const found = await reminders.ofOrder(token)
      return isRefusal(found) ? found : found.map(present)
    },

    'guardar-recordatorio': async ({ token, id_producto: productId, gramos_dia: gramsPerDay }) => {
      const saved = await reminders.save(token, { productId, gramsPerDay })
      return isRefusal(saved) ? saved : present(saved)
    },

    'quitar-recordatorio': ({ token, id_producto: productId }) => reminders.remove(token, productId),
  } satisfies Partial<Handlers>
}

const present = ({
  productId,
  runsOutOn,
  remindOn,
}: StoredReminder): WireReply<'recordatorios-pedido'>[number] => ({
  id_producto: productId,
  se_acaba: runsOutOn,
  avisa_el: remindOn,
})
