/** The texts of the page that is shown offline where not even the home page is cached. */
const words: Record<string, readonly [title: string, text: string, again: string]> = {
  es: ['Estás sin conexión', 'Cuando vuelva la red, carga la página otra vez.', 'Cargar otra vez'],
  en: ['You are offline', 'When the network is back, load the page again.', 'Load again'],
  ru: ['Нет соединения', 'Когда сеть появится, загрузите страницу ещё раз.', 'Загрузить снова'],
}

const stylesheet =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;background:#faf7f1;color:#14241e;font:16px/1.5 system-ui,sans-serif;text-align:center}svg{color:#c2461f}h1{margin:0;font-size:28px}p{margin:0;color:#52615a}a{padding:12px 24px;border-radius:99px;background:#0f5a47;color:#fff;font-weight:650;text-decoration:none}@media(prefers-color-scheme:dark){body{background:#101815;color:#edf2ee}p{color:#a9b7b0}svg{color:#f08a5d}a{background:#4fb892;color:#08251c}}'

const logo =
  '<svg width="64" height="64" viewBox="0 0 48 48" aria-hidden="true"><path fill="currentColor" d="M9.2 20.6c-2.4.7-5-1.2-5.8-4.2s.5-5.9 2.9-6.6 5 1.2 5.8 4.2-.5 5.9-2.9 6.6ZM18.6 15.4c-2.6.3-5.1-2.4-5.5-6s1.4-6.8 4-7.1 5.1 2.4 5.5 6-1.4 6.8-4 7.1ZM29.4 15.4c2.6.3 5.1-2.4 5.5-6s-1.4-6.8-4-7.1-5.1 2.4-5.5 6 1.4 6.8 4 7.1ZM38.8 20.6c2.4.7 5-1.2 5.8-4.2s-.5-5.9-2.9-6.6-5 1.2-5.8 4.2.5 5.9 2.9 6.6Z"/><path fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round" d="M13 26.5C19 20 29 20 35 26.5M12 34.5c7-6.5 17-6.5 24 0M15 42c5.5-5 12.5-5 18 0"/></svg>'

/** A page without scripts, in the first of the browser's languages that the shop speaks; else in English. */
export function offlineDocument(languages: readonly string[]): Response {
  const language = languages.map((tag) => tag.slice(0, 2)).find((code) => code in words) ?? 'en'
  const [title, text, again] = words[language] ?? ['', '', '']
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | Huella</title><style>${stylesheet}</style><body>${logo}<h1>${title}</h1><p>${text}</p><a href="">${again}</a>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
