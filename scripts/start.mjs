import { buildIfChanged } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'
import { supervise } from './lib/run.mjs'
import { serverEnvironment, serverNode } from './lib/server-node.mjs'

await main(async () => {
  const node = await prepare()
  await buildIfChanged(node)
  // A shop of one's own: an empty database gets no demonstration.
  const own = process.argv.includes('--empty') ? { DEMO: 'off' } : {}
  const env = { ...serverEnvironment, ...process.env, ...own }
  return supervise(node, [...serverNode, 'apps/server/src/main.ts'], { env })
})
