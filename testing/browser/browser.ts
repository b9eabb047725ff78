import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { hasRoomInMemory } from '../room-in-memory.ts'

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const browserFlags = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

type Program = { executablePath: string; env?: Record<string, string> }

/**
 * A headless Chromium: the one that is installed if there is one, else the one that came from npm, which
 * needs no package of the system. Its caller closes it. `flags` come besides our own.
 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = installedBrowser() ?? (await packagedBrowser())
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...browserFlags, ...flags],
    // Playwright has what the browser's processes share lie in files of the disk, as some containers give memory 64 MB
    // alone, and then a sixth of a page's time goes to making and removing them.
    ignoreDefaultArgs: hasRoomInMemory(1) ? ['--disable-dev-shm-usage'] : [],
    env: { ...ownEnvironment(), ...env },
  })
}

/** Unpacks the browser that came from npm, where it is the one that will be taken: else each process would do so at once. */
export async function prepareBrowser(): Promise<void> {
  if (!installedBrowser()) await packagedBrowser()
}

function installedBrowser(): Program | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = programNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  const executablePath = paths.find(isProgram)
  return executablePath === undefined ? undefined : { executablePath }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Unpacked once beside the package; it brings its own libraries and a font. */
async function packagedBrowser(): Promise<Program> {
  const modules = join(import.meta.dirname, '..', '..', 'node_modules')
  const manifest = readFileSync(join(modules, '@sparticuz', 'chromium', 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const folder = join(modules, '.cache', `chromium-${version}`)
  if (!existsSync(folder)) {
    unpacking ??= unpack(folder)
    await unpacking
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

/** Begun once, however many visitors come before it has ended. */
let unpacking: Promise<void> | undefined

/** Unpacked beside its place and moved there when whole, so several processes may do it at once. */
async function unpack(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(`${folder}.`)
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'inflate-browser.ts')], {
    env: { ...process.env, TMPDIR: unfinished },
  })
  await writeFile(join(unfinished, 'fonts.conf'), fontSettings(folder))
  try {
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function fontSettings(folder: string): string {
  const fonts = join(folder, 'fonts').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${fonts}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
