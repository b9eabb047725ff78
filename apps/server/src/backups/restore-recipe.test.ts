import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const textOf = (...path: string[]) => readFileSync(join(import.meta.dirname, '../../../..', ...path), 'utf8')

const valuesIn = (unit: string, name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap(([, values = '']) => values.split(' '))

/** What a unit lets its program write, as its own lines say. */
function writablePaths(unit: string): string[] {
  const states = valuesIn(unit, 'StateDirectory').map((name) => `/var/lib/${name}`)
  return [...states, ...valuesIn(unit, 'ReadWritePaths').map((path) => path.replace(/^-/, ''))]
}

test('what the recipe of a restore makes the shop write lies where its units let it', () => {
  const recipe = /^### Restoring with systemd\n([\s\S]*?)^### /m.exec(textOf('docs', 'running.md'))?.[1] ?? ''
  const named = [...recipe.matchAll(/\b(DATA_DIR|WAL_ARCHIVE)=([^\s`,]+)/g)].map(([, name, path = '']) => ({
    name,
    path,
  }))
  expect(new Set(named.map(({ name }) => name))).toEqual(new Set(['DATA_DIR', 'WAL_ARCHIVE']))
  const [, made] = /install -d -o huella .* (\/\S+)$/m.exec(recipe) ?? []
  for (const name of ['huella.service', 'huella-backup.service']) {
    const unit = textOf('deploy', name)
    expect(unit).toContain('ProtectSystem=strict\n')
    const writable = writablePaths(unit)
    for (const { path } of named)
      expect(writable.some((each) => path === each || path.startsWith(`${each}/`))).toBe(true)
    // The shop that starts afterwards looks for what was restored there.
    const [, dataDir] = /^Environment=.*DATA_DIR=(\S+)/m.exec(unit) ?? []
    const restored = named.filter((each) => each.name === 'DATA_DIR').map(({ path }) => path)
    expect(new Set([made, ...restored])).toEqual(new Set([dataDir]))
  }
})

test('what the shop writes on disks of their own it does not write below where they are mounted', () => {
  for (const [name, required] of [
    ['huella.service', []],
    // A backup stands where the disk of the log is away, and not where its own is.
    ['huella-backup.service', ['/srv/backups']],
  ] as const) {
    const unit = textOf('deploy', name)
    const disks = writablePaths(unit).filter((path) => path.startsWith('/srv/'))
    expect(disks).toHaveLength(2)
    expect(valuesIn(unit, 'RequiresMountsFor')).toEqual(required)
    const waitedFor = disks.filter((path) => !required.some((each) => each === path))
    const mounts = waitedFor.map((path) => `${path.slice(1).replaceAll('/', '-')}.mount`)
    for (const how of ['After', 'Wants']) expect(valuesIn(unit, how)).toEqual(expect.arrayContaining(mounts))
    for (const how of ['Requires', 'BindsTo', 'Requisite']) expect(valuesIn(unit, how)).toEqual([])
  }
})
