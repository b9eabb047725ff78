import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const moduleName = 'virtual:head'
const resolvedName = `\0${moduleName}`
const source = join(import.meta.dirname, 'src/head/head.ts')

/** The script and the style of the document's head, built as a classic script that stands in the document itself. */
export async function buildHead(): Promise<{ script: string; style: string }> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error('The head is built once.')
  const script = built.output.find((file) => file.type === 'chunk')?.code ?? ''
  const style = built.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  // Where the document ends a script, whatever stands around it.
  if (/<[/!]/.test(script)) throw new Error('The script of the head cannot stand in a document.')
  return {
    script: script.trim(),
    style:
      style?.type === 'asset'
        ? String(style.source)
            .replace(/\/\*.*?\*\//g, '')
            .trim()
        : '',
  }
}

/** `virtual:head`: what the server puts into each document's head, from `src/head`. */
export function headParts(): Plugin {
  return {
    name: 'head-parts',
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    async load(id) {
      if (id !== resolvedName) return null
      const { script, style } = await buildHead()
      return `export const SCRIPT = ${JSON.stringify(script)}\nexport const STYLE = ${JSON.stringify(style)}\n`
    },
  }
}
