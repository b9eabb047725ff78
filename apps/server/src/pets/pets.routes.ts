import { petOfForm, petToWire } from '#contract/pets/pet-wire.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { PetsService } from './pets.service.ts'
import type { PetRow } from './pets.store.ts'

/** The calls of the saved animals; whose they are comes from the session alone (D22). */
export function petsRoutes(pets: PetsService) {
  return {
    'mascotas-listar': async (_, { session }) =>
      session ? present(await pets.list(session.customerId)) : refuse('SESSION_REQUIRED'),
    'mascota-guardar': async (form, { session }) =>
      session ? answer(await pets.save(session.customerId, petOfForm(form))) : refuse('SESSION_REQUIRED'),
    'mascota-quitar': async ({ id_mascota: id }, { session }) =>
      session ? answer(await pets.remove(session.customerId, id)) : refuse('SESSION_REQUIRED'),
    'mascota-elegir': async ({ id_mascota: id = null }, { session }) =>
      session ? answer(await pets.choose(session.customerId, id)) : refuse('SESSION_REQUIRED'),
  } satisfies Handlers
}

const answer = (saved: PetRow[] | Refusal) => (isRefusal(saved) ? saved : present(saved))

function present(saved: PetRow[]) {
  return {
    mascotas: saved.map(petToWire),
    id_mascota_elegida: saved.find(({ isChosen }) => isChosen)?.id ?? null,
  }
}
