import { createLayerValue } from '../../../shell/stored-value.ts'

/** The token of the order that this browser has made last: another tab's checkout, its cart gone, leads there. */
export const lastOrderOf = createLayerValue<string | null>('last-order', {
  decode: (text) => (text && /^[0-9a-z]{32}$/i.test(text) ? text : null),
  encode: (token) => token,
})
