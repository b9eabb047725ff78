import { buildIfChanged } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'
import { run } from './lib/run.mjs'

// Two shops behind a balancer, a pooler, a database and its copy, on this machine alone: shows that each does its part.
await main(async () => {
  const node = await prepare()
  await buildIfChanged(node)
  return run(node, ['scripts/cluster/cluster.ts'])
})
