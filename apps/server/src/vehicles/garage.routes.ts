import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { GarageService } from './garage.service.ts'
import type { GarageRow } from './garage.store.ts'
import { presentVehicle } from './vehicles.present.ts'

/** The calls of the saved vehicles; whose they are comes from the session alone (D22). */
export function garageRoutes(garage: Pick<GarageService, 'list' | 'add' | 'remove' | 'choose'>) {
  return {
    async 'garage-listar'(_, { session }) {
      return session ? present(await garage.list(session.customerId)) : refuse('SESSION_REQUIRED')
    },
    async 'garage-agregar'({ id_vehiculo: id, anio: year }, { session }) {
      return session ? answer(await garage.add(session.customerId, { id, year })) : refuse('SESSION_REQUIRED')
    },
    async 'garage-quitar'({ id_vehiculo: id }, { session }) {
      return session ? answer(await garage.remove(session.customerId, id)) : refuse('SESSION_REQUIRED')
    },
    async 'garage-elegir'({ id_vehiculo: id = null }, { session }) {
      return session ? answer(await garage.choose(session.customerId, id)) : refuse('SESSION_REQUIRED')
    },
  } satisfies Handlers
}

const answer = (saved: GarageRow[] | Refusal) => (isRefusal(saved) ? saved : present(saved))

function present(saved: GarageRow[]) {
  return {
    vehiculos: saved.map((row) => presentVehicle(row, row.year)),
    id_vehiculo_elegido: saved.find(({ isChosen }) => isChosen)?.id ?? null,
  }
}
