import { z } from 'zod'

/** Control characters other than line breaks and tabs have no place in a message. */
const control = /(?![\n\t])\p{Cc}/u

/** A message of 1 to 2,000 characters; its lines stay as they are typed. It is text and never HTML (D29). */
export const chatText = z
  .string()
  .max(8000)
  .transform((value) => value.normalize('NFC').replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(1, 'FIELD_REQUIRED')
      .max(2000)
      .refine((value) => !control.test(value) && value.isWellFormed(), 'FIELD_INVALID'),
  )
