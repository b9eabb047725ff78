import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, root, say } from './project.mjs'
import { run } from './run.mjs'

const NEEDED = 24
const modules = join(root, 'node_modules')

/** Installs what package-lock.json names if it is not installed, and returns the path of a Node 24. */
export async function prepare() {
  if (!isInstalled()) await install()
  return findNode()
}

async function install() {
  say('Installing the packages')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, NODE_ENV: 'development' },
  }).catch((error) => error.code)
  if (code === 0) return
  throw new Problem(
    `The packages could not be installed (npm ci ended with ${code}): check the network and that this folder can be written, then try again.`,
  )
}

/** Whether what npm wrote down when it last finished is what package-lock.json asks for. */
function isInstalled() {
  const installed = readPackages(join(modules, '.package-lock.json'))
  const wanted = readPackages(join(root, 'package-lock.json'))
  const same = (path) =>
    installed[path]?.version === wanted[path]?.version &&
    installed[path]?.integrity === wanted[path]?.integrity
  const missing = Object.keys(wanted).filter((path) => path && !installed[path] && !wanted[path].optional)
  return missing.length === 0 && Object.keys(installed).every(same)
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function findNode() {
  const packaged = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath
  throw new Problem(
    `There is no packaged Node for ${process.platform} ${process.arch}: start with Node ${NEEDED} or later (this is ${process.version}).`,
  )
}
