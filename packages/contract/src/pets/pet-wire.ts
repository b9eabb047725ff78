import type { z } from 'zod'
import type { Pet } from '#rules/pets/pet.ts'
import { allergenWords, codeOf, speciesWords } from '#rules/pets/pet-words.ts'
import type { petForm, pets } from './pet-fields.ts'

type WirePet = z.infer<typeof pets>['mascotas'][number]

export const petToWire = (pet: Pet): WirePet => ({
  id_mascota: pet.id,
  nombre: pet.name,
  especie: speciesWords[pet.species],
  raza: pet.breed,
  nacimiento: pet.bornOn,
  gramos: pet.grams,
  esterilizado: pet.isSterilised === null ? null : pet.isSterilised ? 1 : 0,
  alergias: pet.allergies.map((each) => allergenWords[each]),
})

export const petFromWire = (wire: WirePet): Pet =>
  petOfForm({
    ...wire,
    raza: wire.raza ?? undefined,
    nacimiento: wire.nacimiento ?? undefined,
    gramos: wire.gramos ?? undefined,
    esterilizado: wire.esterilizado ?? undefined,
  })

/** What was sent of an animal, once its form has been read. */
export const petOfForm = (form: z.infer<typeof petForm>): Pet => ({
  id: form.id_mascota.toLowerCase(),
  name: form.nombre,
  species: codeOf(speciesWords, form.especie),
  breed: form.raza ?? null,
  bornOn: form.nacimiento ?? null,
  grams: form.gramos ?? null,
  isSterilised: form.esterilizado === undefined ? null : form.esterilizado === 1,
  allergies: [...new Set(form.alergias)].map((each) => codeOf(allergenWords, each)),
})

/** What of an animal is sent to be saved: what nobody said is left out. */
export function petToForm(pet: Pet): z.input<typeof petForm> {
  const wire = petToWire(pet)
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null)) as z.input<
    typeof petForm
  >
}

/** How the form calls what the rules find wrong. */
export const petFieldWords = { breed: 'raza', bornOn: 'nacimiento' } as const
