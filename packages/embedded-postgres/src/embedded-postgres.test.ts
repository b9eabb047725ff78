import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { hasRoomInMemory, inMemory } from '#testing/room-in-memory.ts'
import { until } from '#testing/until.ts'
import { type EmbeddedPostgres, findRunning, startEmbedded } from './embedded-postgres.ts'
import { isAlive, processesOn, readPostmaster } from './postmaster.ts'

const settings = { full_page_writes: 'off', shared_buffers: '16MB' }

/** What all clusters of this file take at most: on a disk that others write to, to make one takes seconds. */
const roomGib = 2
const place = hasRoomInMemory(roomGib) ? inMemory : tmpdir()

let parent: string
let dataDir: string
let running: EmbeddedPostgres[] = []

beforeAll(async () => {
  parent = await mkdtemp(join(place, 'huella embedded '))
  const first = await startEmbedded({ dataDir: join(parent, 'first made'), settings })
  await query(first.url, 'CREATE TABLE notes (text text)')
  await first.stop()
})
afterAll(() => rm(parent, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(parent, 'a folder '))
  // With a filter it keeps the modes of folders, which PostgreSQL looks at.
  cpSync(join(parent, 'first made'), dataDir, { recursive: true, filter: () => true })
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  running = []
})

const start = async (onLost?: (problem: string) => void) => {
  const server = await startEmbedded({ dataDir, settings, onLost })
  running.push(server)
  return server
}
const cluster = () => join(dataDir, 'postgres')
const postmaster = () => {
  const found = readPostmaster(cluster())
  if (!found) throw new Error('no postmaster.pid')
  return found
}
const archivedIn = async (url: string) =>
  (await query(url, 'SELECT archived_count::text AS text FROM pg_stat_archiver'))[0]?.text
const note = (url: string, text: string) => query(url, 'INSERT INTO notes VALUES ($1)', [text])
const notes = async (url: string) => (await query(url, 'SELECT text FROM notes')).map(({ text }) => text)

async function query(url: string, sql: string, values: string[] = []): Promise<{ text?: string }[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A shop in a process of its own, once its database answers. */
async function shopProcess(): Promise<{ shop: ChildProcess; url: string }> {
  const module = pathToFileURL(join(import.meta.dirname, 'embedded-postgres.ts')).href
  const code = `const { startEmbedded } = await import(${JSON.stringify(module)})
    const server = await startEmbedded(${JSON.stringify({ dataDir, settings })})
    console.log(server.url)
    setInterval(() => {}, 1e6)`
  const shop = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(shop.stdout ?? shop, 'data')) as [Buffer]
  return { shop, url: output.toString().trim() }
}

async function killProcess(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

describe('the embedded PostgreSQL', () => {
  test('keeps the data, its port and its password from one start to the next', async () => {
    const first = await start()
    await note(first.url, 'kept')
    await first.stop()
    expect(processesOn(cluster()) ?? []).toEqual([])
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(second.adopted).toBe(false)
    expect(await notes(second.url)).toEqual(['kept'])
  })

  test('has UTF-8, Spanish collation and the extensions that the shop uses', async () => {
    const { url } = await start()
    await query(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION citext')
    const rows = await query(
      url,
      `SELECT string_agg(w, ' ' ORDER BY w COLLATE "es-x-icu") || ' ' || lower('ÑANDÚ') AS text
       FROM unnest(ARRAY['oso', 'ñandú', 'nutria']) w`,
    )
    expect(rows).toEqual([{ text: 'nutria ñandú oso ñandú' }])
  })

  test('adopts the server of a shop that was killed', async () => {
    const { shop, url } = await shopProcess()
    await note(url, 'before the kill')
    const { pid } = postmaster()
    await killProcess(shop)
    expect(isAlive(pid)).toBe(true)
    const next = await start()
    expect(next.adopted).toBe(true)
    expect(next.url).toBe(url)
    expect(await notes(next.url)).toEqual(['before the kill'])
    await next.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('recovers when both the shop and the server were killed', async () => {
    const { shop, url } = await shopProcess()
    await note(url, 'committed')
    process.kill(postmaster().pid, 'SIGKILL')
    await killProcess(shop)
    const next = await start()
    expect(next.adopted).toBe(false)
    expect(await notes(next.url)).toEqual(['committed'])
  })

  test('is started again on the same port when it ends under a running shop', async () => {
    const { url } = await start()
    await note(url, 'committed')
    const { pid } = postmaster()
    process.kill(pid, 'SIGKILL')
    await until(async () => expect(await notes(url)).toEqual(['committed']))
    expect(postmaster().pid).not.toBe(pid)
  })

  test('archives what is written as soon as it is time, from its start on', async () => {
    const archived = { archive_mode: 'on', archive_command: 'true', archive_timeout: '1' }
    const server = await startEmbedded({ dataDir, settings: { ...settings, ...archived } })
    running.push(server)
    await note(server.url, 'the first')
    // By itself the server looks for the first time after five minutes.
    await until(async () => expect(await archivedIn(server.url)).not.toBe('0'))
  })

  test('takes no notice of a stale postmaster.pid whose number a stranger has by now', async () => {
    const first = await start()
    await note(first.url, 'kept')
    const text = await readFile(join(cluster(), 'postmaster.pid'), 'utf8')
    await first.stop()
    await writeFile(join(cluster(), 'postmaster.pid'), text.replace(/^\d+/, String(process.pid)))
    expect(await notes((await start()).url)).toEqual(['kept'])
  })

  test('moves to another port when a stranger has its own', async () => {
    const first = await start()
    await first.stop()
    const stranger = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    await once(stranger, 'listening')
    onTestFinished(() => void stranger.close())
    const second = await start()
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await notes(second.url)).toEqual([])
  })

  test('serves one shop at a time', async () => {
    await start()
    await expect(startEmbedded({ dataDir, settings })).rejects.toThrow(/Another Huella is open on the folder/)
  })

  test('is closed to those without the password, which its owner alone can read', async () => {
    const { url } = await start()
    const stranger = new URL(url)
    stranger.password = 'guess'
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
    expect((await stat(join(dataDir, 'postgres-access.json'))).mode & 0o777).toBe(0o600)
    const rows = await query(url, "SELECT current_setting('listen_addresses') AS text")
    expect(rows).toEqual([{ text: '127.0.0.1' }])
  })

  test('stands outside the terminal session of the shop, so that Ctrl-C does not reach it', async () => {
    const { url } = await start()
    const { pid } = postmaster()
    const rows = await query(url, 'SELECT pg_backend_pid()::text AS text')
    expect(rows).toHaveLength(1)
    if (process.platform !== 'linux') return
    const session = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[3]
    expect(session).toBe(String(pid))
  })

  test('says what to do when the folder cannot be one and when its password is gone', async () => {
    const file = join(dataDir, 'a file')
    await writeFile(file, '')
    await expect(startEmbedded({ dataDir: join(file, 'data') })).rejects.toThrow(
      /cannot be written \(ENOTDIR\)/,
    )
    await unlink(join(dataDir, 'postgres-access.json'))
    await expect(start()).rejects.toThrow(/password of the embedded database, is missing/)
  })
})

test('says why PostgreSQL could not make its folder', async () => {
  const start = `import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))}
    await startEmbedded({ dataDir: process.argv[1] }).catch(({ message }) => console.log(message))`
  // Files above some kilobytes are refused there, as on a disk without room.
  const bounded = [
    '-c',
    'ulimit -f 100; exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '-e',
    start,
  ]
  const { stdout } = await promisify(execFile)('sh', [...bounded, join(parent, 'bounded')])
  expect(stdout).toMatch(
    /^PostgreSQL could not make its folder \(could not write to file .*too large\): free/i,
  )
})

test('another process finds the database while it runs, and none after', async () => {
  expect(findRunning(dataDir)).toBeUndefined()
  const server = await start()
  const found = findRunning(dataDir)
  expect(found).toBe(server.url)
  await note(found ?? '', 'from beside')
  expect(await notes(server.url)).toEqual(['from beside'])
  const { pid, port } = postmaster()
  await server.stop()
  expect(findRunning(dataDir)).toBeUndefined()
  // A stale file whose number a stranger has by now.
  await writeFile(join(cluster(), 'postmaster.pid'), `${process.pid}\n\n\n${port}\n`)
  expect(findRunning(dataDir)).toBeUndefined()
  expect(pid).not.toBe(process.pid)
})
