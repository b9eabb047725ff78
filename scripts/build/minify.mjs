import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { minify } from '@swc/core'

/** What React and the queries are made of comes smaller from the bundler. */
const asItIs = /^vendor-/

/** Writes each script of a built storefront again, shorter than the bundler leaves it: a kilobyte of a first view. */
const assets = join(resolve(process.argv[2]), 'assets')

for (const name of await readdir(assets)) {
  if (!name.endsWith('.js') || asItIs.test(name)) continue
  const path = join(assets, name)
  const text = await readFile(path, 'utf8')
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { passes: 3 },
    mangle: true,
    format: { comments: false },
  })
  if (code.length < text.length) await writeFile(path, code)
}
