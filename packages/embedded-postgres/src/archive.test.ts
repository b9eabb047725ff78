import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveSettings } from './archive.ts'
import { supersededBases } from './bases.ts'

let parent: string
let folder: string
let path: string | undefined
const segment = Buffer.from('what the server wrote')

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'huella archive '))
  folder = join(parent, "the owner's, 100 %")
  mkdirSync(join(folder, 'wal'), { recursive: true })
  writeFileSync(join(parent, 'segment'), segment)
  path = process.env.PATH
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** As the server asks for it, with what stands in the archive already: whether it took it, and what stands there then. */
function archive(standing?: Buffer): { isTaken: boolean; there: Buffer } {
  const target = join(folder, 'wal', '000000010000000000000007.gz')
  if (standing) writeFileSync(target, standing)
  const { archive_command: command = '' } = archiveSettings({ folder, keepDays: 1 })
  const given: Record<string, string> = { '%f': '000000010000000000000007', '%p': join(parent, 'segment') }
  const asked = command.replace(/%[fp%]/g, (sign) => given[sign] ?? '%')
  const { status } = spawnSync('sh', ['-c', asked], { env: { ...process.env, PATH: path } })
  expect(existsSync(`${target}.part`)).toBe(false)
  return { isTaken: status === 0, there: readFileSync(target) }
}

test('a segment goes into the archive whole, and again as the same one', () => {
  const { isTaken, there } = archive()
  expect(isTaken).toBe(true)
  expect(gunzipSync(there)).toEqual(segment)
  expect(archive()).toEqual({ isTaken: true, there })
})

test('a segment is on the disk before it has its name, and its name before it is said to be archived', () => {
  const log = join(parent, 'synced')
  mkdirSync(join(parent, 'bin'))
  writeFileSync(
    join(parent, 'bin', 'sync'),
    `#!/bin/sh\necho "$1" >> "${log}"; ls "${folder}/wal" >> "${log}"\n`,
    {
      mode: 0o700,
    },
  )
  path = `${join(parent, 'bin')}:${path}`
  archive()
  const wal = join(folder, 'wal')
  const name = '000000010000000000000007.gz'
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
    join(wal, `${name}.part`),
    `${name}.part`,
    wal,
    name,
  ])
})

test('another whole segment in its place stays there, and is told', () => {
  const other = gzipSync('what another server wrote')
  expect(archive(other)).toEqual({ isTaken: false, there: other })
})

test.each([
  ['empty', Buffer.alloc(0)],
  ['of zeros', Buffer.alloc(100)],
  ['cut off', gzipSync(segment).subarray(0, -6)],
])('a torn segment in its place, %s, is written anew', (_, torn) => {
  const { isTaken, there } = archive(torn)
  expect(isTaken).toBe(true)
  expect(gunzipSync(there)).toEqual(segment)
})

const at = (text: string) => new Date(`${text}T07:30:00.000Z`)
const superseded = (days: string[], now: string, keepDays = 30) =>
  supersededBases(
    days.map((name) => ({ name, at: at(name) })),
    { now: at(now), keepDays },
  )

test('bases go that no kept moment needs, and the one that serves at the first of them stays', () => {
  const bases = ['2026-10-01', '2026-10-23', '2026-10-25', '2026-11-23']
  expect(superseded(bases, '2026-11-23')).toEqual({ expired: ['2026-10-01'], spared: [] })
  expect(superseded(bases, '2026-11-24')).toEqual({ expired: ['2026-10-01', '2026-10-23'], spared: [] })
  expect(superseded(['2026-11-23'], '2026-11-23')).toEqual({ expired: [], spared: [] })
})

test('a clock that was ahead takes no base away, as long as what it made is kept', () => {
  const real = ['2026-11-21', '2026-11-22', '2026-11-23']
  const ahead = ['2030-01-01', '2030-01-02']
  // The newest of the real ones serves until the first of the clock, and stays by itself.
  const spared = real.slice(0, 2)
  expect(superseded([...real, ...ahead.slice(0, 1)], '2030-01-01')).toEqual({ expired: [], spared })
  expect(superseded([...real, ...ahead], '2030-01-30')).toEqual({ expired: [], spared })
  expect(superseded([...real, '2026-11-24', ...ahead], '2026-11-24')).toEqual({ expired: [], spared: [] })
  const later = [...real, ...ahead, '2030-02-01']
  expect(superseded(later, '2030-02-01')).toEqual({ expired: [...real, '2030-01-01'], spared: [] })
})

test('bases that are taken more seldom than they are kept go all the same', () => {
  const monthly = ['2026-08-23', '2026-09-23', '2026-10-23', '2026-11-23']
  expect(superseded(monthly, '2026-11-23', 7)).toEqual({ expired: monthly.slice(0, 2), spared: [] })
})
