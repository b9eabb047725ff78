import { z } from 'zod'
import { petNameLength, petWeight } from '#rules/pets/pet.ts'
import { allergenWords, speciesWords } from '#rules/pets/pet-words.ts'
import { day, optionalJsonField, requiredText, slug } from '../fields.ts'

const blankIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Made by the browser, so that an animal that is sent twice is saved once. */
export const petId = z.uuid()

/** What is said of an animal; what is left out is not known. */
export const petForm = z.object({
  id_mascota: petId,
  nombre: requiredText(petNameLength),
  especie: z.enum(speciesWords),
  /** One of `packages/rules/src/pets/breeds.ts`. */
  raza: blankIsAbsent(slug),
  /** A day; of who knows the age alone, the day that gives it. */
  nacimiento: blankIsAbsent(day),
  gramos: blankIsAbsent(z.coerce.number().int().min(petWeight.least).max(petWeight.most)),
  esterilizado: blankIsAbsent(z.coerce.number().int().min(0).max(1)),
  alergias: optionalJsonField(z.array(z.enum(allergenWords)).max(Object.keys(allergenWords).length)),
})

const pet = z.object({
  id_mascota: z.string(),
  nombre: z.string(),
  especie: z.enum(speciesWords),
  raza: z.string().nullable(),
  nacimiento: z.string().nullable(),
  gramos: z.int().nullable(),
  esterilizado: z.union([z.literal(0), z.literal(1)]).nullable(),
  alergias: z.array(z.enum(allergenWords)),
})

/** The saved animals in the order in which they were saved, and which of them is chosen; null for none. */
export const pets = z.object({ mascotas: z.array(pet), id_mascota_elegida: z.string().nullable() })

export const petIdExample = '3b241101-e2bb-4255-8caf-4136c566a962'

export const petsExample = {
  mascotas: [
    {
      id_mascota: petIdExample,
      nombre: 'Luna',
      especie: 'gato' as const,
      raza: 'siames',
      nacimiento: '2026-08-20',
      gramos: 1300,
      esterilizado: 0 as const,
      alergias: ['pollo' as const],
    },
  ],
  id_mascota_elegida: null,
}
