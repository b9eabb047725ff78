import { buildDemo } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main, say } from './lib/project.mjs'
import { supervise } from './lib/run.mjs'

const [word] = process.argv.slice(2)

await main(async () => {
  const node = await prepare()
  await buildDemo(node)
  if (word !== 'build') return supervise(node, ['scripts/lib/serve-demo.ts'])
  say('The demonstration in dist/demo is up to date: any static host serves it, in any folder')
})
