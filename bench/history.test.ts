import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addToHistory, changesSince, describeChanges, type Run, readHistory } from './history.ts'
import type { Measurement } from './measure.ts'

const run = (measurements: Measurement[], machine = 'this × 2'): Run => ({
  commit: 'abc',
  at: '2026-11-23T12:00:00Z',
  node: 'v24',
  machine,
  measurements,
})
const list = (value: number): Measurement => ({ name: 'list', value, unit: 'ms' })
const orders = (value: number, ratio: number): Measurement => ({
  name: 'orders',
  value,
  unit: 'orders/s',
  ratio,
})

test('slower is worse in ms and fewer in a second, by more than the runs before differ', () => {
  const before = [run([list(100), orders(300, 0.6)]), run([list(104), orders(150, 0.61)])]
  expect(changesSince(run([list(130), orders(100, 0.6)]), before)).toEqual([
    { name: 'list', unit: 'ms', before: 102, now: 130, isWorse: true },
  ])
  const faster = changesSince(run([list(60), orders(900, 0.4)]), before)
  expect(faster.map(({ name, isWorse }) => [name, isWorse])).toEqual([
    ['orders', true],
    ['list', false],
  ])
  expect(describeChanges(faster)).toContain('WORSE   orders: 0.61 → 0.4 ratio (-34 %)')
})

test('what the runs differ by themselves, and what another machine measured, says nothing', () => {
  expect(changesSince(run([list(130)]), [run([list(80)]), run([list(120)])])).toEqual([])
  expect(changesSince(run([list(900)]), [run([list(100)], 'another × 8')])).toEqual([])
  expect(changesSince(run([list(900)]), [])).toEqual([])
  expect(changesSince(run([list(1)]), [run([list(0)])])).toEqual([])
})

test('the history is kept a run after the other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'huella-history-'))
  const file = join(folder, 'results', 'history.jsonl')
  try {
    expect(await readHistory(file)).toEqual([])
    await addToHistory(file, run([list(1)]))
    await addToHistory(file, run([list(2)]))
    expect((await readHistory(file)).map(({ measurements }) => measurements[0]?.value)).toEqual([1, 2])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
