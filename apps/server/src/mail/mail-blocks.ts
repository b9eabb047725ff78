/** One piece of a mail; its HTML and its text are both made from this. Texts are plain, never HTML. */
export type MailBlock =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'lines'; rows: { name: string; detail: string; amount: string }[] }
  | { kind: 'totals'; rows: { label: string; amount: string; loud?: boolean }[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'small'; text: string }
  | { kind: 'link'; label: string; url: string }

export type MailDocument = {
  language: string
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  blocks: MailBlock[]
  footer: string[]
}
