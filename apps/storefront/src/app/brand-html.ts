import type { Brand } from '#rules/shop/brand.ts'
import { brandRoles } from '#rules/shop/brand-colors.ts'

/** Wider than this a picture is drawn smaller, so that the header keeps its other parts. */
const widest = 5

const rule = (selector: string, values: Record<string, string>): string =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/**
 * What the owner has chosen, as values of the roles of `tokens.css` in the document itself: no code carries it, and it is
 * there with the first paint. More specific than that file, wherever it stands. Empty for the shop's own look.
 */
export function brandHtml({ color, logo, logoRatio, namesItself }: Brand): string {
  const rules: string[] = []
  if (/^#[0-9a-f]{6}$/.test(color)) {
    const { light, dark } = brandRoles(color)
    rules.push(
      rule('html:root', light),
      `@media (prefers-color-scheme:dark){${rule('html:root:not([data-theme="light"])', dark)}}`,
      rule('html:root[data-theme="dark"]', dark),
    )
  }
  // Paths of pictures have nothing that a style could take for its own.
  if (/^\/media\/[\w./-]+$/.test(logo)) {
    const shown = {
      logo: `url("${logo}") center/contain no-repeat`,
      'logo-mask': 'none',
      'logo-ratio': String(Math.min(logoRatio, widest)),
      ...(namesItself && { 'logo-name': 'none' }),
    }
    rules.push(rule('html:root', shown))
  }
  return rules.length === 0 ? '' : `\n<style>${rules.join('')}</style>`
}
