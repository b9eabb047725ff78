import { buildIfChanged } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'
import { supervise } from './lib/run.mjs'

/** The server starts anew when these change; the storefront's own sources are replaced in the open page. */
const watched = ['apps/server/src', 'packages/contract/src', 'packages/rules/src'].map(
  (folder) => `--watch-path=${folder}`,
)

await main(async () => {
  const node = await prepare()
  await buildIfChanged(node)
  return supervise(node, [...watched, '--watch-preserve-output', 'apps/server/src/main.ts'], {
    env: { ...process.env, HUELLA_DEV: '1' },
  })
})
