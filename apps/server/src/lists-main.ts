import { join } from 'node:path'
import { makeLists } from './catalogue/list/make-lists.ts'
import { onShopDatabase } from './command-database.ts'
import { sentenceOf } from './start-error.ts'

/** `npm run lists`: reads what lists count over for the process of the shop that starts next. */
await onShopDatabase(async (database, { dataDir }) => {
  const folder = join(dataDir, 'lists')
  const products = await makeLists(database, folder)
  const what = products === null ? 'What lists read was' : `What lists read of ${products} products is`
  process.stdout.write(`${what} in ${folder}${products === null ? ' already' : ''}\n`)
}).catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error, 'It was not done')}\n`)
  process.exitCode = 1
})
