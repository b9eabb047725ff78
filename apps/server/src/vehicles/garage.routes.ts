import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { EngineWords } from './engine-words.ts'
import type { GarageService } from './garage.service.ts'
import type { GarageRow } from './garage.store.ts'
import { presentVehicle } from './vehicles.present.ts'

/** The calls of the saved vehicles; whose they are comes from the session alone (D22). */
export function garageRoutes(
  garage: Pick<GarageService, 'list' | 'add' | 'remove' | 'choose'>,
  inLanguage: EngineWords,
) {
  const answer = async (saved: GarageRow[] | Refusal, { language }: { language: ShopLanguage }) =>
    isRefusal(saved) ? saved : present(await inLanguage(saved, language))

  return {
    async 'garage-listar'(_, context) {
      const { session } = context
      return session ? answer(await garage.list(session.customerId), context) : refuse('SESSION_REQUIRED')
    },
    async 'garage-agregar'({ id_vehiculo: id, anio: year }, context) {
      const { session } = context
      return session
        ? answer(await garage.add(session.customerId, { id, year }), context)
        : refuse('SESSION_REQUIRED')
    },
    async 'garage-quitar'({ id_vehiculo: id }, context) {
      const { session } = context
      return session
        ? answer(await garage.remove(session.customerId, id), context)
        : refuse('SESSION_REQUIRED')
    },
    async 'garage-elegir'({ id_vehiculo: id = null }, context) {
      const { session } = context
      return session
        ? answer(await garage.choose(session.customerId, id), context)
        : refuse('SESSION_REQUIRED')
    },
  } satisfies Handlers
}

function present(saved: GarageRow[]) {
  return {
    vehiculos: saved.map((row) => presentVehicle(row, row.year)),
    id_vehiculo_elegido: saved.find(({ isChosen }) => isChosen)?.id ?? null,
  }
}
