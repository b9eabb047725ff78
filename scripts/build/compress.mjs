import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|txt|xml|webmanifest|map)$/
const WORTHWHILE_BYTES = 512
/** The last step costs three times the time and takes 0.6 % off a drawing, of which there are over a thousand. */
const PICTURE_QUALITY = 10
const TEXT_QUALITY = 11

/** Writes each text file of a folder beside itself, as .br and .gz, where that makes it smaller. */
async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path) {
  const text = await readFile(path)
  if (text.length < WORTHWHILE_BYTES) return
  const brotli = promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: path.endsWith('.svg') ? PICTURE_QUALITY : TEXT_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  const versions = { br: await brotli, gz: await promisify(gzip)(text, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(versions)) {
    if (bytes.length < text.length) await writeFile(`${path}.${ending}`, bytes)
  }
}

for (const folder of process.argv.slice(2)) await compressFolder(folder)
