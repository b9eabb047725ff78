import { buildIfChanged } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'
import { supervise } from './lib/run.mjs'

// Half an hour at half of what the shop can do, or as many minutes as are named.
await main(async () => {
  const node = await prepare()
  await buildIfChanged(node)
  return supervise(node, ['bench/soak.ts', ...process.argv.slice(2)])
})
