import { createHash } from 'node:crypto'

const words = {
  es: ['Esta página no existe', 'Ir a la tienda'],
  en: ['This page does not exist', 'Go to the shop'],
  ru: ['Такой страницы нет', 'В магазин'],
}

/**
 * What a static host answers where it has no file (`404.html`): it leads a clean path of the shop, such as
 * `/shop/products/x`, to the same page behind the hash, in whatever folder the shop stands. Another path is taken to the
 * folder above, until there is one: there the shop says itself that it has no such page.
 */
export function doorDocument(patterns: readonly string[]): string {
  const paths = patterns
    .filter((pattern) => pattern !== '/')
    .map((pattern) => pattern.replace(/:\w+/g, '[^/]+'))
    .join('|')
  // An address that begins with two slashes would name another host.
  const script = `const { search, hash } = location
const pathname = location.pathname.replace(/^\\/+/, '/')
const door = new RegExp('^(.*?)(${paths})/?$').exec(pathname)
const wanted = hash.startsWith('#/') ? hash : '#' + pathname + search
if (door) location.replace(door[1] + '/#' + door[2] + search)
else if (pathname !== '/') location.replace(pathname.replace(/[^/]*\\/?$/, '') + wanted)
const words = ${JSON.stringify(words)}
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => words[code]) ?? 'en'
document.documentElement.lang = language
document.title = document.querySelector('h1').textContent = words[language][0]
document.querySelector('a').textContent = words[language][1]`
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const [title, link] = words.es
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>body{display:grid;place-content:center;min-height:90vh;margin:0;font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{font-size:1.5rem}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p><a href="/">${link}</a></p>
    </main>
    <script>${script}</script>
  </body>
</html>
`
}
