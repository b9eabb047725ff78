import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const texts = join(import.meta.dirname, 'src/texts')

/** Which folder of texts each language file is made of. */
const textFolders: Record<string, string> = { es: 'es', en: 'en', ru: 'ru', 'en-RTL': 'en' }

function languageFile(folder: string): string {
  // The chat's words come with its panel.
  const files = readdirSync(join(texts, folder)).filter(
    (name) => name.endsWith('.json') && name !== 'chat.json',
  )
  const parts = files.sort().map((name) => JSON.parse(readFileSync(join(texts, folder, name), 'utf8')))
  return JSON.stringify(Object.assign({}, ...parts))
}

/** Stands in the addresses by which a build asks for its texts, so that a browser may keep them. */
export function textsVersion(): string {
  const hash = createHash('sha256')
  for (const folder of Object.values(textFolders)) hash.update(languageFile(folder))
  return hash.digest('base64url').slice(0, 7)
}

/** Serves and emits `assets/i18n/{languageCode}.json` (specification §7), merged from the nouns' files. */
export function languageFiles(): Plugin {
  return {
    name: 'language-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = /^\/assets\/i18n\/([\w-]+)\.json(?:\?|$)/.exec(request.url ?? '')?.[1]
        const folder = code && textFolders[code]
        if (!folder) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(languageFile(folder))
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [code, folder] of Object.entries(textFolders)) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${code}.json`, source: languageFile(folder) })
      }
    },
  }
}
