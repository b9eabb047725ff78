import { z } from 'zod'

const postgresIntegerMax = 2_147_483_647

/** A row's identity on the wire: a positive 32-bit integer; query strings and form data carry it as text. */
export const id = z.coerce.number().int().min(1).max(postgresIntegerMax)

/** An optional identity, where an empty text means that none was given. */
export const optionalId = z.preprocess((value) => (value === '' ? undefined : value), id.optional())

/** A day of the calendar, YYYY-MM-DD. PostgreSQL has no year 0000, which ISO 8601 has. */
export const day = z.iso.date().refine((value) => !value.startsWith('0000'), 'FIELD_INVALID')

/** A day of Chile, where an empty text means that none was given. */
export const optionalDay = z.preprocess((value) => (value === '' ? undefined : value), day.optional())

/** Integer pesos, IVA included (D11, D12). */
export const pesos = z.int().min(0).max(postgresIntegerMax)

/** Integer pesos as sent by a client: text in form data. */
export const pesosInput = z.coerce.number().int().min(0).max(postgresIntegerMax)

/** The language of the text beside it, where that is not the one asked for (decision 0172). */
export const textLanguage = z.enum(['es', 'en', 'ru']).optional()

/** Which version of a text the client's form has shown; nothing where it does not say. */
export const shownVersion = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  z.lazy(() => text(40)).optional(),
)

/** A flag of the wire: 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)])

/** A flag as sent by a client. */
export const flagInput = z.coerce.number().int().min(0).max(1).default(0)

const control = /\p{Cc}/u

/** One line of text from a person: trimmed, without control characters, at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((value) => value.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .max(max)
        .refine((value) => !control.test(value) && value.isWellFormed(), 'FIELD_INVALID'),
    )

/** Words that are looked for: what belongs to no line, such as a tab out of a table, parts two of them. */
export const searchText = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(/[\p{Cc}\p{Cs}]/gu, ' '))
    .pipe(text(max))

export const requiredText = (max: number) => text(max).refine((value) => value.length > 0, 'FIELD_REQUIRED')

const controlInLines = /[^\P{Cc}\n\t]/u

/** A text of several lines, of 1 to `max` characters: trimmed, with line ends as `\n`. */
export const requiredLines = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max)
        .refine((value) => value.length > 0, 'FIELD_REQUIRED')
        .refine((value) => !controlInLines.test(value) && value.isWellFormed(), 'FIELD_INVALID'),
    )

/** An address of ours in words: lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[a-z0-9-]+$/)

/**
 * A value that form data carries as JSON text and a JSON body carries as itself.
 * Text that is not JSON does not fit the schema and is refused like any other misfit.
 */
export function jsonField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  }, schema)
}

/** The same where nothing need be given: an empty text means that nothing was. */
export const optionalJsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), jsonField(schema.optional())).optional()

/** An answer with nothing in it to ask. */
export const nothing = z.object({})
