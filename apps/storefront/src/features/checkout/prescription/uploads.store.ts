import { createLayerValue } from '../../../shell/stored-value.ts'
import { decodeUploads, type Upload } from './uploads.ts'

/** The pages that go with the order to come: they outlive reloads, and go when the order stands. */
export const uploadsOf = createLayerValue<Upload[]>('prescription', {
  decode: decodeUploads,
  encode: (uploads) => (uploads.length > 0 ? JSON.stringify(uploads) : null),
})
