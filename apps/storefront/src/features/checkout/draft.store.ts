import { createLayerValue } from '../../shell/stored-value.ts'
import { type Draft, decodeDraft, encodeDraft } from './draft.codec.ts'

/** The saved checkout of a layer: it outlives reloads and goes when the order stands. */
export const draftOf = createLayerValue<Draft | null>('checkout', {
  decode: decodeDraft,
  encode: encodeDraft,
})
