import type { MailBlock, MailDocument } from './mail-blocks.ts'

/** A mail as plain text. */
export function renderText({ blocks, footer }: MailDocument): string {
  return `${[...blocks.map(blockText), '--', footer.join('\n')].join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return `${block.text}\n${'='.repeat(block.text.length)}`
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'paragraph':
    case 'small':
      return block.text
    case 'lines':
      return block.rows.map(({ name, detail, amount }) => `${name}\n  ${detail}  ${amount}`).join('\n')
    case 'totals':
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
  }
}
