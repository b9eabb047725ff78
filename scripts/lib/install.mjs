import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, root, say } from './project.mjs'
import { run } from './run.mjs'

const NEEDED = 24
const modules = join(root, 'node_modules')
const hidden = join(modules, '.package-lock.json')
const unfinished = join(modules, '.huella-unfinished')

/** Installs what package-lock.json names if it is not installed, and returns the path of a Node 24. */
export async function prepare() {
  if (!isInstalled()) await install()
  return findNode()
}

/**
 * Not `npm ci`: it refuses a lock file that lacks the packages of other platforms, and npm leaves those out
 * wherever the registry at hand does not have them. Versions and checksums come from the lock file either way.
 */
async function install() {
  say('Installing the packages')
  clearUnfinished()
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await run('npm', args).catch((error) => error.code)
  if (code === 0) rmSync(unfinished, { force: true })
  if (isInstalled()) return
  throw new Problem(
    `The packages could not be installed (npm install ended with ${code}): check the network and that this folder can be written, then try again.`,
  )
}

/** An installation that was broken off leaves packages without all their files, which npm takes for whole. */
function clearUnfinished() {
  try {
    if (existsSync(unfinished) || !existsSync(hidden)) rmSync(modules, { recursive: true, force: true })
    mkdirSync(modules, { recursive: true })
    writeFileSync(unfinished, '')
  } catch (error) {
    throw new Problem(
      `The folder ${modules} cannot be written (${error.code}): make it writable for this user, or start as the user who owns it.`,
    )
  }
}

/** Whether what npm wrote down when it last finished is what package-lock.json asks for. */
function isInstalled() {
  if (existsSync(unfinished)) return false
  const installed = readPackages(hidden)
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
