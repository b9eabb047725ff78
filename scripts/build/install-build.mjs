import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** So many builds before the newest keep what is theirs alone: for processes that run still, and for pages that are open. */
const keptBuilds = 3
/** Its name says what is in it, so that those of several builds stand side by side. */
const isAsset = (name) => name.startsWith('assets/')

/**
 * Builds folders of `dist` anew without taking away what stands there: `make` is given, for each, a folder beside it to build
 * in. Where it ends well, what it made is put in place, each file at once: first what nothing names yet, then what names it.
 * Where it does not, the build before stands. Files below `assets` stay for three builds more.
 */
export async function buildInPlace(dist, names, make) {
  const nexts = names.map((name) => join(dist, `${name}.next`))
  for (const next of nexts) rmSync(next, { recursive: true, force: true })
  await make(...nexts)
  const builds = names.map((name) => install(dist, name))
  for (const { putAssets } of builds) putAssets()
  for (const { putRest } of builds) putRest()
  for (const next of nexts) rmSync(next, { recursive: true })
}

function install(dist, name) {
  const folder = join(dist, name)
  const next = `${folder}.next`
  const made = filesIn(next)
  const put = (file) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(next, file), join(folder, file))
  }
  const listPath = join(dist, `.${name}-assets.json`)
  const before = existsSync(listPath)
    ? JSON.parse(readFileSync(listPath, 'utf8'))
    : [filesIn(folder).filter(isAsset)]
  const assets = made.filter(isAsset)
  // The same once more, as after one that was cut off, is no other build.
  const others = before.filter((list) => list.join() !== assets.join())
  const lists = [assets, ...others].slice(0, 1 + keptBuilds)
  return {
    putAssets() {
      writeFileSync(listPath, JSON.stringify(lists))
      for (const file of assets) put(file)
    },
    putRest() {
      for (const file of made.filter((each) => !isAsset(each))) put(file)
      const wanted = new Set([...made, ...lists.flat()])
      for (const file of filesIn(folder)) if (!wanted.has(file)) rmSync(join(folder, file))
    },
  }
}

/** All files of a folder, by their paths below it. */
function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}
