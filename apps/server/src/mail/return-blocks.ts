import { withoutWebAddresses } from '#rules/text/web-addresses.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { ReturnMail } from './mail-content.ts'
import type { MailTexts } from './texts/es.ts'

/** What was asked for, how it stands and what the shop says. */
export function returnBlocks(request: ReturnMail, { returns: texts }: MailTexts): MailBlock[] {
  return [
    {
      kind: 'facts',
      rows: [
        { label: texts.state, value: texts.states[request.state] },
        {
          label: texts.products,
          value: request.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
        },
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
