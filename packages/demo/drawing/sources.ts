import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The text of every drawing module, in a fixed order: a changed drawing changes what was built from it. */
export async function drawingSources(): Promise<string[]> {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
  return Promise.all(names.map((name) => readFile(`${folder}${name}`, 'utf8')))
}
