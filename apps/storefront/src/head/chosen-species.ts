type Saved = { chosenId: unknown; pets: { id: unknown; species: unknown }[] }

/** Of which species the chosen one of the saved animals is, as `pets.codec.ts` stores them; null for none and for any other text. */
export function chosenSpecies(stored: string | null): string | null {
  try {
    const { chosenId, pets } = JSON.parse(stored ?? '') as Saved
    const species = pets.find(({ id }) => id === chosenId)?.species
    return typeof species === 'string' ? species : null
  } catch {
    return null
  }
}
