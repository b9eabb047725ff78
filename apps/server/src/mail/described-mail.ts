import type { MailBlock } from './mail-blocks.ts'

export type ComposedMail = {
  /** How the shop is called that sends it. */
  senderName: string
  subject: string
  html: string
  text: string
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
}

/** A mail before it is rendered. */
export type DescribedMail = Pick<ComposedMail, 'subject' | 'replyTo' | 'headers'> & {
  preview: string
  blocks: MailBlock[]
  footer?: string
}
