import { buildIfChanged } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'
import { supervise } from './lib/run.mjs'

await main(async () => {
  const node = await prepare()
  await buildIfChanged(node)
  return supervise(node, ['apps/server/src/main.ts'])
})
