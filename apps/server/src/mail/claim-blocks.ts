import type { MailBlock } from './mail-blocks.ts'
import type { ClaimMail } from './mail-content.ts'
import type { MailTexts } from './texts/es.ts'

/** What was asked for, how it stands and what the shop says. */
export function claimBlocks(claim: ClaimMail, { claim: texts }: MailTexts): MailBlock[] {
  return [
    {
      kind: 'facts',
      rows: [
        { label: texts.state, value: texts.states[claim.state] },
        {
          label: texts.products,
          value: claim.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
        },
      ],
    },
    ...(claim.answer === ''
      ? []
      : [
          { kind: 'heading', text: texts.answer } as const,
          { kind: 'paragraph', text: claim.answer } as const,
        ]),
    ...(claim.reason === ''
      ? []
      : [
          { kind: 'heading', text: texts.reason } as const,
          { kind: 'paragraph', text: claim.reason } as const,
        ]),
  ]
}
