import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The drawing `<name>.svg` of the media folder; null where there is none. `name` is letters, digits and hyphens. */
export async function readDrawing(media: string, name: string): Promise<string | null> {
  if (!/^[a-z0-9-]+$/.test(name)) return null
  try {
    return await readFile(join(media, `${name}.svg`), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
