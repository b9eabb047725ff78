import { petForm } from '#contract/pets/pet-fields.ts'
import { petFieldWords, petOfForm, petToForm } from '#contract/pets/pet-wire.ts'
import { dayInChile } from '#rules/chile/calendar.ts'
import { type Pet, petLimit } from '#rules/pets/pet.ts'
import { wrongOfPet } from '#rules/pets/pet-form.ts'
import type { Pets, PetsPort } from '../port/pets.port.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'
import { checkForm } from './services/check-form.ts'

/** Each account's animals by its e-mail, and a guest's under no name. */
const key = 'huella.sample.pets'

/** The saved animals in the browser's storage, for guests as for customers. */
export function petsSample(context: SampleContext): PetsPort {
  const { storage, delays, now } = context
  const owner = () => readObject<{ email: string }>(storage, 'user').email ?? ''
  const all = () => readObject<Record<string, Pets>>(storage, key)
  const saved = (): Pets => all()[owner()] ?? { pets: [], chosenId: null }
  const keep = (changed: Pets): Pets => {
    storage.setItem(key, JSON.stringify({ ...all(), [owner()]: changed }))
    return changed
  }
  return {
    needsAccount: false,
    load: () => after(delays.vehicles, saved),
    save: (sent) =>
      after(delays.vehicles, () => {
        const pet = petOfForm(checkForm(context, petForm, petToForm(sent), {}))
        checkRules(context, pet, dayInChile(now()))
        const { pets, chosenId } = saved()
        const isKnown = pets.some(({ id }) => id === pet.id)
        if (!isKnown && pets.length >= petLimit) throw refusal(context, 'PETS_FULL')
        return keep({
          pets: isKnown ? pets.map((each) => (each.id === pet.id ? pet : each)) : [...pets, pet],
          chosenId,
        })
      }),
    remove: (petId) =>
      after(delays.vehicles, () => {
        const { pets, chosenId } = saved()
        return keep({
          pets: pets.filter(({ id }) => id !== petId),
          chosenId: chosenId === petId ? null : chosenId,
        })
      }),
    choose: (petId) =>
      after(delays.vehicles, () => {
        const { pets } = saved()
        if (petId !== null && !pets.some(({ id }) => id === petId)) throw refusal(context, 'NOT_FOUND')
        return keep({ pets, chosenId: petId })
      }),
  }
}

function checkRules(context: SampleContext, pet: Pet, today: string): void {
  const wrong = wrongOfPet(pet, today).map((field) => [petFieldWords[field], 'FIELD_INVALID'] as const)
  if (wrong.length > 0) throw refusal(context, 'INVALID_REQUEST', { fields: Object.fromEntries(wrong) })
}

/** Takes an account's animals away with the account. */
export function forgetPets({ storage }: SampleContext, email: string): void {
  const { [email]: _, ...others } = readObject<Record<string, Pets>>(storage, key)
  storage.setItem(key, JSON.stringify(others))
}
