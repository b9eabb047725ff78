import { withoutWebAddresses } from '#rules/text/web-addresses.ts'
import type { DescribedMail } from './described-mail.ts'
import type { Mail } from './mail-content.ts'
import { greetedName } from './safe-words.ts'
import type { MailTexts } from './texts/es.ts'

type QuestionMail = Extract<Mail, { kind: 'question-answered' }>

/** Tells whoever asked about a product what the shop answers. It carries no address of the web that a shopper typed. */
export function describeQuestion(
  { product: { name, slug }, asked }: QuestionMail,
  texts: MailTexts,
  publicUrl: string,
): DescribedMail {
  const { subject, title, intro, answer, button } = texts.question
  return {
    subject: subject(name),
    preview: asked.answer.slice(0, 120),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: texts.greeting(greetedName(asked.name)) },
      { kind: 'paragraph', text: intro(name) },
      { kind: 'small', text: withoutWebAddresses(asked.question) },
      { kind: 'paragraph', text: answer },
      { kind: 'paragraph', text: asked.answer },
      { kind: 'button', label: button, url: `${publicUrl}/shop/products/${encodeURIComponent(slug)}` },
    ],
  }
}
