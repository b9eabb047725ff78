import type { DescribedMail } from './described-mail.ts'
import type { ContactMail } from './mail-content.ts'
import type { MailTexts } from './texts/es.ts'

/** What somebody wrote to the shop; to answer it is to answer them. */
export function describeContact(mail: { contact: ContactMail }, texts: MailTexts): DescribedMail {
  const { subject, title, small, footer, ...labels } = texts.contact
  const { name, email, topic, message } = mail.contact
  return {
    subject: subject(topic),
    preview: message.slice(0, 120),
    replyTo: { name, address: email },
    footer,
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'facts',
        rows: [
          { label: labels.name, value: name },
          { label: labels.email, value: email },
          { label: labels.topic, value: topic },
        ],
      },
      { kind: 'paragraph', text: message },
      { kind: 'small', text: small },
    ],
  }
}
