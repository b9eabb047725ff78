import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { importFile } from './catalogue/imports/import-file.ts'
import { onShopDatabase } from './command-database.ts'
import { StartError, sentenceOf } from './start-error.ts'

const usage = 'npm run import -- <file.csv|file.xlsx> [--pictures <file.zip>] [--dry-run]'

/**
 * `npm run import -- file.csv`: brings the products of a file into the shop, with the pictures of a ZIP where one is named;
 * `--dry-run` says what it would do.
 */
async function command(given: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, pictures: { type: 'string' } },
  })
  const [path] = positionals
  if (!path) throw new StartError(usage)
  const file = await opened(path)
  const pictures = values.pictures === undefined ? undefined : await opened(values.pictures)
  await onShopDatabase((database) =>
    importFile(database, file, {
      ...{ isDry: values['dry-run'], pictures },
      say: (line) => process.stdout.write(`${line}\n`),
    }),
  )
}

async function opened(path: string) {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.code}.`
    throw new StartError(why)
  })
  if (!file.isFile()) throw new StartError(`${path} is no file.`)
  const open = () => createReadStream(path, { highWaterMark: 1_000_000 })
  return { name: basename(path), bytes: file.size, open }
}

await command(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error, 'It was not done')}\n`)
  process.exitCode = 1
})
