import type { texts } from '../texts/es.ts'

/** Every key of the Spanish texts; a plural goes by its name without `_ONE` and `_OTHER`. */
export type TextKey = keyof typeof texts extends infer Key
  ? Key extends `${infer Base}_OTHER`
    ? Base
    : Key & string
  : never
