import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildInPlace } from './install-build.mjs'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'huella-build-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const read = (path: string) => readFileSync(join(dist, path), 'utf8')
const files = (folder: string) =>
  readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .toSorted()

/** A version of the shop, which `look` sees while it is made. */
const build = (version: string, look: () => void = () => undefined) =>
  buildInPlace(dist, ['client', 'server'], async (client = '', server = '') => {
    look()
    write(join(client, 'index.html'), `shop-${version}.js`)
    write(join(client, 'assets', `shop-${version}.js`), version)
    write(join(client, 'assets', 'same.js'), 'same')
    write(join(client, 'assets', 'i18n', 'es.json'), version)
    write(join(client, `only-${version}.svg`), version)
    write(join(server, 'entry-server.js'), version)
    write(join(server, 'assets', `page-${version}.js`), version)
    look()
  })

test('what the build before has stays readable while the next is made, and after it', async () => {
  await build('a')
  await build('b', () => {
    expect(read('client/index.html')).toBe('shop-a.js')
    expect(read('client/assets/shop-a.js')).toBe('a')
    expect(read('server/entry-server.js')).toBe('a')
    expect(read('server/assets/page-a.js')).toBe('a')
  })
  expect(read('client/index.html')).toBe('shop-b.js')
  expect(read('server/entry-server.js')).toBe('b')
  expect(read('client/assets/i18n/es.json')).toBe('b')
  expect(files('client')).toEqual([
    'assets/i18n/es.json',
    'assets/same.js',
    'assets/shop-a.js',
    'assets/shop-b.js',
    'index.html',
    'only-b.svg',
  ])
  expect(files('server')).toEqual(['assets/page-a.js', 'assets/page-b.js', 'entry-server.js'])
  expect(existsSync(join(dist, 'client.next'))).toBe(false)
})

test('a build that fails takes nothing away, and the next begins with nothing of it', async () => {
  await build('a')
  const failing = buildInPlace(dist, ['client'], async (client = '') => {
    write(join(client, 'assets', 'half.js'), 'half')
    throw new Error('A type is wrong.')
  })
  await expect(failing).rejects.toThrow('A type is wrong.')
  expect(read('client/index.html')).toBe('shop-a.js')
  expect(read('client/assets/shop-a.js')).toBe('a')
  await build('b')
  expect(files('client')).not.toContain('assets/half.js')
})

test('three builds before the newest keep their files, and those of older ones go', async () => {
  // As it was built before builds were listed.
  write(join(dist, 'client', 'assets', 'shop-0.js'), '0')
  const shops = () => files('client').filter((name) => name.startsWith('assets/shop-'))
  for (const version of ['a', 'b', 'c']) await build(version)
  expect(shops()).toEqual(['0', 'a', 'b', 'c'].map((version) => `assets/shop-${version}.js`))
  await build('d')
  await build('d')
  expect(shops()).toEqual(['a', 'b', 'c', 'd'].map((version) => `assets/shop-${version}.js`))
  // One that comes again is the newest's.
  await build('a')
  for (const version of ['e', 'f', 'g']) await build(version)
  expect(shops()).toEqual(['a', 'e', 'f', 'g'].map((version) => `assets/shop-${version}.js`))
})
