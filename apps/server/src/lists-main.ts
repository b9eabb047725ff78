import { join } from 'node:path'
import { makeLists } from './catalogue/list/make-lists.ts'
import { onShopDatabase } from './command-database.ts'
import { sentenceOf } from './start-error.ts'

/** `npm run lists`: reads what lists count over for the process of the shop that starts next. */
await onShopDatabase((database, { dataDir }) => makeLists(database, join(dataDir, 'lists'))).catch(
  (error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  },
)
