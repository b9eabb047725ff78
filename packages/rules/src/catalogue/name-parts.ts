/** What a name ends with and what tells it from its like: how much is in it, how large it is, or its vehicle's model and years. */
export type NameParts = {
  /** The whole name where it ends otherwise. */
  head: string
  /** Up to 24 characters, such as `7,5 kg`, `20 a 40 kg, 3 dosis` or `Yaris 2014–2017`; empty where there is none. */
  tail: string
}

/** Amounts with their units, and years with the word before them that can be a model, as many as end a name, with what limits the first. */
const measures =
  /^(.+?) (?=.{1,24}$)((?:(?:de|desde|hasta|from|up to|от|до) )?(?:(?:(?:\p{Lu}\S* (?:[\d.]+ )?)?\d{4} ?[–-](?: ?\d{4})?|\d[\d.,]*(?:(?: ?[×x–-] ?| \p{L}{1,3} )\d[\d.,]*)* ?\p{L}+\.?)(?:, | |$))+)$/u

/** The parts of a product's name, so that it can be shortened without losing its end. A space between them makes it again. */
export function nameParts(name: string): NameParts {
  const [, head = name, tail = ''] = measures.exec(name) ?? []
  return { head, tail }
}
