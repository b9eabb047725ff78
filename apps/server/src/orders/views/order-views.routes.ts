import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import type { OrderView, OrderViewsService } from './order-views.service.ts'

/** The staff's calls about lists of orders that have a name. */
export function orderViewsRoutes(views: OrderViewsService) {
  return {
    'staff/vistas-pedidos': async (_, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return (await views.list(staff)).map((view) => present(view, staff.staffId))
    },

    'staff/guardar-vista-pedidos': async ({ nombre, filtro, compartida }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const given = Object.entries(filtro).filter(([, value]) => value !== undefined && value !== '')
      const view = { name: nombre, filter: Object.fromEntries(given), isShared: compartida === 1 }
      const saved = await views.save(view, staff)
      return isRefusal(saved) ? saved : present(saved, staff.staffId)
    },

    'staff/borrar-vista-pedidos': async ({ id_vista }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const removed = await views.remove(id_vista, staff)
      return isRefusal(removed) ? removed : {}
    },
  } satisfies Handlers
}

const present = ({ id, staffId, name, filter, isShared, author }: OrderView, askedBy: number) => ({
  id_vista: id,
  nombre: name,
  filtro: filter,
  compartida: isShared ? (1 as const) : (0 as const),
  propia: staffId === askedBy ? (1 as const) : (0 as const),
  responsable: author,
})
