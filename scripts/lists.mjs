import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'
import { run } from './lib/run.mjs'

await main(async () => run(await prepare(), ['apps/server/src/lists-main.ts']))
