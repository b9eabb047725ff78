import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/decisions')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('each decision has one row, which says where a later one took its place', () => {
  const rows = Map.groupBy(read('README.md').match(/^\| \[\d{4}\]\(.*$/gm) ?? [], (row) =>
    row.replace(/^.*?\((.*?)\).*$/, '$1'),
  )
  const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file))
  expect([...rows.keys()].sort()).toEqual(records.sort())
  for (const file of records) {
    const isSuperseded = /^superseded /im.test(read(file))
    expect(rows.get(file), file).toEqual([
      isSuperseded ? expect.stringContaining('superseded') : expect.not.stringContaining('superseded'),
    ])
  }
})
