import type { Art } from './art.ts'
import type { Form } from './form-names.ts'

/** Everything that a packshot shows. Colours are CSS hex. */
export type Recipe = {
  id: number
  form: Form
  ground: string
  main: string
  second: string
  brand: { slug: string; name: string; ink: string; ground: string }
  title: string
  subline: string
  /** Net content or size in the round badge; null for none. */
  badge: string | null
  art: Art
  /** Leave the paper tag away, as in a scene with other products. */
  untagged?: boolean
  /** 1 is the ordinary size of the form. */
  scale: number
  /** Picks among the form's layouts. */
  turn: number
  /** Of the parcel, in cm. */
  size: { width: number; height: number }
  /** Of a food, how large its pieces are in mm; null for what has none. */
  food: { kibble: number | null } | null
  /** Words for the size diagram: width, height and weight of the parcel, and two facts. */
  card: { width: string; height: string; facts: { name: string; value: string }[] }
}
