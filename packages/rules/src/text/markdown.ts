import MarkdownIt from 'markdown-it'

/** Where a link may lead: a page of this shop, a place of this page, or a whole address of a kind that is harmless. */
const leads = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i
const leadsAway = /^https?:/i
/** A picture from another host would tell that host who reads. */
const ownPicture = /^\/media\/(?!.*(?:\.|%2e){2})[^\s]+$/i

const markdown = new MarkdownIt({ html: false, linkify: false })
markdown.validateLink = (address) => leads.test(address)

const { rules } = markdown.renderer

// The page's title is its only first heading.
for (const rule of ['heading_open', 'heading_close']) {
  rules[rule] = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    if (token?.tag === 'h1') token.tag = 'h2'
    return self.renderToken(tokens, index, options)
  }
}

/** Where an address of the shop stands; addresses of other places stay. */
export type AddressOf = (path: string) => string

const moved = (env: unknown, address: string): string =>
  typeof env === 'object' && env !== null && 'addressOf' in env
    ? (env as { addressOf: AddressOf }).addressOf(address)
    : address

rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const address = `${token?.attrGet('href')}`
  if (leadsAway.test(address)) token?.attrSet('rel', 'noopener')
  if (address.startsWith('/')) token?.attrSet('href', moved(env, address))
  return self.renderToken(tokens, index, options)
}

const image = rules.image
rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index]
  if (!token || !image) return ''
  const address = `${token.attrGet('src')}`
  if (!ownPicture.test(address)) return markdown.utils.escapeHtml(token.content)
  token.attrSet('src', moved(env, address))
  token.attrSet('loading', 'lazy')
  token.attrSet('decoding', 'async')
  return image(tokens, index, options, env, self)
}

/**
 * Markdown (CommonMark with tables) as HTML that is safe to show, whoever wrote it: tags stay text, a link leads to
 * nothing that runs, and a picture is one of the shop's own. `addressOf` is for a shop that stands in a folder.
 */
export const markdownToHtml = (source: string, addressOf?: AddressOf): string =>
  markdown.render(source, addressOf && { addressOf })

/** What holds text: lines that are indented, or stand between fences, are kept as they are. */
const written = new Set(['inline', 'code_block', 'fence'])

/** What Markdown says without its marks: a text for each paragraph, heading, point, cell or block of code. */
export const markdownParagraphs = (source: string): string[] =>
  markdown
    .parse(source, {})
    .filter(({ type }) => written.has(type))
    .map(({ type, content, children }) =>
      type === 'inline'
        ? (children ?? []).map((each) => (each.type.endsWith('break') ? ' ' : each.content)).join('')
        : content.trim(),
    )
