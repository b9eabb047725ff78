import { buildIfChanged } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main, say } from './lib/project.mjs'

await main(async () => {
  await buildIfChanged(await prepare())
  say('The storefront and the desk in dist/ are up to date')
})
