import type { Brand } from '#rules/shop/brand.ts'
import { colorInTheDark } from '#rules/shop/brand-colors.ts'
import type { MailBlock, MailDocument } from './mail-blocks.ts'

const sans = "font-family:'Onest','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const head = "font-family:'Geologica','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const amount = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums'

/**
 * The light colours stand inline, for readers that strip style sheets; those that keep them take the dark
 * ones from the classes.
 */
const style = (brand: string) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (max-width: 480px) { .card { padding: 24px 20px !important } }
  @media (prefers-color-scheme: dark) {
    .paper { background: #101815 !important }
    .card { background: #18231f !important; border-color: #2c3a35 !important }
    .ink { color: #edf2ee !important }
    .soft { color: #a9b7b0 !important }
    .brand { color: ${brand} !important }
    .line { border-color: #2c3a35 !important }
    .sunken { background: #1f2c27 !important }
    .go { background: #f08a5d !important; color: #2b1208 !important }
  }`

/** A mail as a document of its own, 600 px at most and without a single picture. */
export function renderHtml(
  { language, subject, preview, blocks, footer }: MailDocument,
  { name, color }: Pick<Brand, 'name' | 'color'>,
): string {
  const shown = color || '#0f5a47'
  const inTheDark = color ? colorInTheDark(color) : '#4fb892'
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style(inTheDark)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf7f1">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f1">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td class="brand" style="${head};font-size:22px;font-weight:700;color:${shown};padding:0 4px 16px">${escapeHtml(name)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4ddd0;border-radius:12px;padding:32px">
${blocks.map((block) => blockHtml(block, shown)).join('\n')}
</td></tr>
<tr><td class="soft" style="${sans};font-size:13px;line-height:20px;color:#52615a;padding:16px 4px">${footer.map(lines).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function blockHtml(block: MailBlock, brand: string): string {
  switch (block.kind) {
    case 'title':
      return `<h1 class="ink" style="${head};font-size:26px;line-height:32px;color:#14241e;margin:0 0 16px">${lines(block.text)}</h1>`
    case 'heading':
      return `<h2 class="ink" style="${head};font-size:17px;line-height:24px;color:#14241e;margin:28px 0 8px">${lines(block.text)}</h2>`
    case 'paragraph':
      return `<p class="ink" style="${sans};font-size:16px;line-height:25px;color:#14241e;margin:0 0 16px;overflow-wrap:anywhere">${lines(block.text)}</p>`
    case 'small':
      return `<p class="soft" style="${sans};font-size:13px;line-height:20px;color:#52615a;margin:0 0 8px;overflow-wrap:anywhere">${lines(block.text)}</p>`
    case 'lines':
      return table(
        block.rows.map(
          ({ name, detail, amount: price }) =>
            `<tr><td class="ink line" style="${cell}"><strong>${lines(name)}</strong><br><span class="soft" style="color:#52615a;font-size:14px">${lines(detail)}</span></td><td class="ink line" style="${cell};${amount}">${lines(price)}</td></tr>`,
        ),
      )
    case 'totals':
      return table(
        block.rows.map(({ label, amount: price, loud }) => {
          const size = loud ? 'font-size:20px;font-weight:700;padding:10px 0' : 'font-size:15px;padding:4px 0'
          return `<tr><td class="ink" style="${sans};color:#14241e;${size}">${lines(label)}</td><td class="ink" style="${sans};color:#14241e;${size};${amount}">${lines(price)}</td></tr>`
        }),
      )
    case 'facts':
      return table(
        block.rows.map(
          ({ label, value }) =>
            `<tr><td class="soft" style="${sans};font-size:14px;line-height:20px;color:#52615a;padding:4px 16px 4px 0;vertical-align:top;width:32%">${lines(label)}</td><td class="ink" style="${sans};font-size:15px;line-height:20px;color:#14241e;padding:4px 0;overflow-wrap:anywhere">${lines(value)}</td></tr>`,
        ),
      )
    case 'button':
      return `<p style="margin:24px 0"><a class="go" href="${escapeHtml(block.url)}" style="${sans};display:inline-block;background:#c2461f;color:#ffffff;font-size:16px;font-weight:600;line-height:24px;padding:12px 24px;border-radius:8px;text-decoration:none">${lines(block.label)}</a></p>`
    case 'link':
      return `<p style="${sans};font-size:13px;line-height:20px;margin:0 0 8px"><a class="brand" href="${escapeHtml(block.url)}" style="color:${brand}">${lines(block.label)}</a></p>`
  }
}

const cell = `${sans};font-size:15px;line-height:22px;color:#14241e;padding:10px 0;border-bottom:1px solid #e4ddd0;vertical-align:top`

const table = (rows: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
