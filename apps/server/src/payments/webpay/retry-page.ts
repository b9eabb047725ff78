import { createHash } from 'node:crypto'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import { escapeHtml } from '../../mail/render-html.ts'

const words: Record<ErrorLanguage, { title: string; text: string; now: string }> = {
  es: {
    title: 'Estamos confirmando tu pago',
    text: 'Tardamos un poco más de lo normal. No cierres esta página ni pagues otra vez: preguntamos de nuevo en unos segundos.',
    now: 'Preguntar ahora',
  },
  en: {
    title: 'We are confirming your payment',
    text: 'It takes a little longer than usual. Do not close this page or pay again: we ask again in a few seconds.',
    now: 'Ask now',
  },
  ru: {
    title: 'Подтверждаем вашу оплату',
    text: 'Это занимает чуть больше времени, чем обычно. Не закрывайте страницу и не платите снова: через несколько секунд мы спросим ещё раз.',
    now: 'Спросить сейчас',
  },
}

const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf7f1; color: #14241e;
  font: 17px/1.5 system-ui, sans-serif }
main { max-width: 32rem; padding: 2rem; text-align: center }
h1 { font-size: 1.6rem; line-height: 1.25 }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border-radius: 8px; background: #0f5a47;
  color: #fff; font-weight: 600; text-decoration: none }
@media (prefers-color-scheme: dark) {
  body { background: #101815; color: #edf2ee }
  a { background: #4fb892; color: #101815 }
}
`

/** The policy under which the page is shown: it runs nothing and asks for nothing. */
export const retryPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * A page that needs neither the database nor the storefront, and opens `address` (a path with its query) by
 * itself after so many seconds. `shop` is how the shop is called.
 */
export function retryPage(
  language: ErrorLanguage,
  { address, seconds, shop }: { address: string; seconds: number; shop: string },
): string {
  const { title, text, now } = words[language]
  const url = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds};url=${url}">
<title>${title} · ${escapeHtml(shop)}</title>
<style>${style}</style>
</head>
<body>
<main role="status">
<h1>${title}</h1>
<p>${text}</p>
<a href="${url}">${now}</a>
</main>
</body>
</html>
`
}
