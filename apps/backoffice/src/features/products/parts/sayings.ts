import type { TextKey } from '../../../shell/text-keys.ts'

/** What the words of a value are made of. */
export type Sayings = {
  text: (key: TextKey, values?: Record<string, string | number>) => string
  pesos: (amount: number) => string
  moment: (iso: string) => string
  number: (amount: number) => string
  /** By id; an id that is named no more is said by its number. */
  categories: ReadonlyMap<number, string>
  brands: ReadonlyMap<number, string>
}
