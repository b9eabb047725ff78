import { runChecks } from './lib/checks.mjs'
import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'

await main(async () => ((await runChecks(await prepare())) === 0 ? 0 : 1))
