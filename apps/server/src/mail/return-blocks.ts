import { formatClp } from '#rules/money/money.ts'
import { withoutWebAddresses } from '#rules/text/web-addresses.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { MailLanguage, ReturnMail } from './mail-content.ts'
import { dayIn } from './order-blocks.ts'
import type { MailTexts } from './texts/es.ts'

/** What was asked for, how it stands and what the shop says. */
export function returnBlocks(
  request: ReturnMail,
  language: MailLanguage,
  { returns: texts }: MailTexts,
): MailBlock[] {
  return [
    {
      kind: 'facts',
      rows: [
        { label: texts.state, value: texts.states[request.state] },
        {
          label: texts.products,
          value: request.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
        },
        ...refundRows(request, language, texts),
      ],
    },
    ...(request.answer === ''
      ? []
      : [
          { kind: 'heading', text: texts.answer } as const,
          { kind: 'paragraph', text: request.answer } as const,
        ]),
    ...(request.reason === ''
      ? []
      : [
          { kind: 'heading', text: texts.reason } as const,
          { kind: 'paragraph', text: withoutWebAddresses(request.reason) } as const,
        ]),
  ]
}

/** How much goes back and by when: an answer that accepts promises it, the receipt of a request does not yet. */
function refundRows(
  { state, refund }: ReturnMail,
  language: MailLanguage,
  { refund: texts }: MailTexts['returns'],
): { label: string; value: string }[] {
  if (!refund || (state !== 'RECEIVED' && state !== 'ACCEPTED')) return []
  const value = texts.by(formatClp(refund.amount), dayIn(language, refund.dueOn))
  return [{ label: state === 'ACCEPTED' ? texts.accepted : texts.requested, value }]
}
