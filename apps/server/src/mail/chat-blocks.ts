import { withoutWebAddresses } from '#rules/text/web-addresses.ts'
import type { DescribedMail } from './described-mail.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { ChatAnswerMail, ChatLeftMail, ChatTranscriptMail, Mail, MailLanguage } from './mail-content.ts'
import { momentIn } from './order-blocks.ts'
import { greetedName } from './safe-words.ts'
import type { MailTexts } from './texts/es.ts'

export type ChatMail = Extract<Mail, { kind: `chat-${string}` }>

/** The mails of the chat. To a visitor none carries an address of the web that a visitor typed. */
export function describeChat(mail: ChatMail, texts: MailTexts, publicUrl: string): DescribedMail {
  switch (mail.kind) {
    case 'chat-left':
      return describeLeft(mail.message, texts, publicUrl)
    case 'chat-received': {
      const { subject, title, intro, small } = texts.chat.received
      return {
        subject,
        preview: intro,
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
          { kind: 'paragraph', text: intro },
          { kind: 'small', text: small },
        ],
      }
    }
    case 'chat-answer':
      return describeAnswer(mail.answer, texts, publicUrl)
    case 'chat-transcript':
      return describeTranscript(mail.transcript, texts, mail.language)
  }
}

function describeLeft(
  { conversationId, name, email, phone, content }: ChatLeftMail,
  { chat: { left } }: MailTexts,
  publicUrl: string,
): DescribedMail {
  return {
    subject: left.subject(name),
    preview: content.slice(0, 120),
    footer: left.footer,
    blocks: [
      { kind: 'title', text: left.title },
      {
        kind: 'facts',
        rows: [
          { label: left.name, value: name },
          { label: left.email, value: email },
          ...(phone === null ? [] : [{ label: left.phone, value: phone }]),
        ],
      },
      { kind: 'paragraph', text: content },
      { kind: 'button', label: left.button, url: `${publicUrl}/desk/chat/${conversationId}` },
    ],
  }
}

function describeAnswer(
  { name, question, answer, agent, slug }: ChatAnswerMail,
  texts: MailTexts,
  publicUrl: string,
): DescribedMail {
  const { subject, title, asked, product, small } = texts.chat.answer
  const url = `${publicUrl}/shop/products/${encodeURIComponent(slug ?? '')}`
  return {
    subject,
    preview: answer.slice(0, 120),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: texts.greeting(greetedName(name)) },
      { kind: 'paragraph', text: answer },
      ...(slug === null ? [] : [{ kind: 'button', label: product, url } as const]),
      { kind: 'small', text: `${asked}\n${withoutWebAddresses(question)}` },
      { kind: 'small', text: small(agent) },
    ],
  }
}

function describeTranscript(
  transcript: ChatTranscriptMail,
  { chat: { transcript: texts } }: MailTexts,
  language: MailLanguage,
): DescribedMail {
  const at = (moment: string) => momentIn(language, moment, 'medium')
  const name = withoutWebAddresses(transcript.name)
  const messages = transcript.messages.map(
    ({ by, content, at: moment }): MailBlock => ({
      kind: 'paragraph',
      text: `${by ?? name} · ${at(moment)}\n${by === null ? withoutWebAddresses(content) : content}`,
    }),
  )
  return {
    subject: texts.subject,
    preview: at(transcript.openedAt),
    blocks: [
      { kind: 'title', text: texts.title },
      {
        kind: 'facts',
        rows: [
          { label: texts.name, value: name },
          { label: texts.email, value: transcript.email },
          ...(transcript.phone === '' ? [] : [{ label: texts.phone, value: transcript.phone }]),
          { label: texts.date, value: at(transcript.openedAt) },
        ],
      },
      { kind: 'heading', text: texts.messages },
      ...messages,
    ],
  }
}
