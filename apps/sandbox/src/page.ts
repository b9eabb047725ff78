/** The frame of the sandbox's own pages. */
export const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 900px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere }
  table { width: 100%; border-collapse: collapse }
  th, td { text-align: start; padding: 8px; border-bottom: 1px solid #8886 }
  iframe { width: 100%; height: 70vh; border: 1px solid #8886; border-radius: 8px }
  pre { white-space: pre-wrap }
</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>
`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
