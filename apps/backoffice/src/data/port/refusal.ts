/** Who has changed what was edited, when (ISO 8601), and how its fields of the wire stand now. */
type MeanwhileChange = { version: number; by: string; at: string; now: Record<string, unknown> }

/**
 * What the data layer throws when it is refused or not answered. `code` is stable (the contract's, or `NETWORK`
 * when nothing answered), `message` is in the language of the desk, and `fields` maps a field of the wire to the
 * code of what is wrong with it, `fieldTexts` to what that is in words.
 */
export class Refusal extends Error {
  readonly code: string
  readonly fields: Record<string, string>
  readonly fieldTexts: Record<string, string>
  /** With `TOO_MANY_REQUESTS`: seconds until it may be tried again. */
  readonly wait: number | null
  /** With `EDITED_MEANWHILE`. */
  readonly change: MeanwhileChange | null

  constructor(
    code: string,
    message: string,
    {
      fields = {},
      fieldTexts = {},
      wait = null,
      change = null,
    }: {
      fields?: Record<string, string>
      fieldTexts?: Record<string, string>
      wait?: number | null
      change?: MeanwhileChange | null
    } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
    this.fieldTexts = fieldTexts
    this.wait = wait
    this.change = change
  }
}

/** Whether an error is a refusal, of one of these codes where any are given. */
export function isRefusal(error: unknown, ...codes: string[]): error is Refusal {
  return error instanceof Refusal && (codes.length === 0 || codes.includes(error.code))
}
