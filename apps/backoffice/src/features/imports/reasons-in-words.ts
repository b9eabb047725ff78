import type { TextKey } from '../../shell/text-keys.ts'
import { errorTexts } from './import-texts.ts'

/** A code, behind the name of its column where it is of one, in the cell that ends a row of text whose cells all stand in quotes. */
const code = /(?<=: |; |,")[A-Z_]+(?=(?:; (?:[^"]|"")*)?"\r?$)/gm

/**
 * A part of a file of refused rows, as text, whose last cell of each says why in words instead of codes. A code that has no
 * words stays.
 */
export const reasonsInWords = (csv: string, text: (key: TextKey) => string): string =>
  csv.replace(code, (found) => {
    const key = errorTexts[found]
    // Within a list, where each reason is a sentence elsewhere.
    return key ? text(key).replace(/\.$/, '') : found
  })
