import { petFromWire, petToForm } from '#contract/pets/pet-wire.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { Pets, PetsPort } from '../port/pets.port.ts'
import { personalWire } from './personal-wire.ts'
import type { Wire } from './wire.ts'

export function petsRemote(any: Wire): PetsPort {
  const wire = personalWire(any)
  return {
    needsAccount: true,
    load: async () => toPets(await wire.get('mascotas-listar', {})),
    save: async (pet) => toPets(await wire.post('mascota-guardar', petToForm(pet))),
    remove: async (id) => toPets(await wire.post('mascota-quitar', { id_mascota: id })),
    choose: async (id) => toPets(await wire.post('mascota-elegir', id === null ? {} : { id_mascota: id })),
  }
}

const toPets = (reply: WireReply<'mascotas-listar'>): Pets => ({
  pets: reply.mascotas.map(petFromWire),
  chosenId: reply.id_mascota_elegida,
})
