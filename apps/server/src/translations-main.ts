import { onShopDatabase } from './command-database.ts'
import { sentenceOf } from './start-error.ts'
import { untranslatedLines } from './translations/untranslated.service.ts'

/** `npm run translations`: lists what the shop says in Spanish alone; `-- --all` names each, not the first of a kind. */
await onShopDatabase(async (database) => {
  const lines = await untranslatedLines(database, { isWhole: process.argv.includes('--all') })
  process.stdout.write(`${lines.join('\n')}\n`)
}).catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error, 'It was not done')}\n`)
  process.exitCode = 1
})
