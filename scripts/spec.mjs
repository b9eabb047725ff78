import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'
import { run, supervise } from './lib/run.mjs'

const [word, ...rest] = process.argv.slice(2)

await main(async () => {
  const node = await prepare()
  if (word === 'mutate') return await supervise(node, ['scripts/checks/mutate.ts', ...rest])
  return run(node, ['scripts/checks/specification-coverage.ts', ...process.argv.slice(2)])
})
