import { execFile } from 'node:child_process'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { type Measurement, median } from './measure.ts'

/** A run of the bench, as a line of the history. */
export type Run = {
  commit: string
  /** ISO 8601. */
  at: string
  node: string
  /** The processor and how many of it: what other machines measured is no measure of this one. */
  machine: string
  measurements: Measurement[]
}

export type Change = { name: string; unit: string; before: number; now: number; isWorse: boolean }

/** So many runs of a measurement are looked back at. */
const mostLooked = 5
/** Where there are too few runs to know how much they differ by themselves. */
const leastNoise = 0.15

const isMoreBetter = ({ unit }: Measurement) => unit.endsWith('/s') || unit.startsWith('of ')

/** A ratio where there is one: it holds on a machine that does other work. */
const figureOf = ({ ratio, value }: Measurement) => ratio ?? value

/**
 * What differs from the runs before, on the same machine, by more than those differ among themselves (15 % at least); the
 * worst first.
 */
export function changesSince(now: Run, before: readonly Run[]): Change[] {
  const ofMachine = before.filter(({ machine }) => machine === now.machine)
  const changes = now.measurements.flatMap((measured) => {
    const earlier = ofMachine
      .flatMap(({ measurements }) => measurements.filter(({ name }) => name === measured.name))
      .slice(-mostLooked)
      .map(figureOf)
    const usual = median(earlier)
    const figure = figureOf(measured)
    if (earlier.length === 0 || usual === 0 || !Number.isFinite(figure)) return []
    const spread = (Math.max(...earlier) - Math.min(...earlier)) / usual
    const change = figure / usual - 1
    if (Math.abs(change) <= Math.max(leastNoise, spread)) return []
    const isWorse = isMoreBetter(measured) ? change < 0 : change > 0
    const unit = measured.ratio === undefined ? measured.unit : 'ratio'
    return [{ name: measured.name, unit, before: usual, now: figure, isWorse, change: Math.abs(change) }]
  })
  return changes
    .toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse) || b.change - a.change)
    .map(({ change: _, ...told }) => told)
}

/** Which commit is measured on which machine; `+` after it where files have been changed since. */
export async function runOf(measurements: Measurement[]): Promise<Run> {
  const git = async (...asked: string[]) => (await promisify(execFile)('git', asked)).stdout.trim()
  const commit = await git('rev-parse', '--short', 'HEAD').catch(() => 'unknown')
  const changed = await git('status', '--porcelain', '--untracked-files=no').catch(() => '')
  const [first] = cpus()
  return {
    commit: changed === '' ? commit : `${commit}+`,
    at: new Date().toISOString(),
    node: process.version,
    machine: `${first?.model ?? 'unknown'} × ${cpus().length}`,
    measurements,
  }
}

/** The runs before, the oldest first; none where there is no file. */
export async function readHistory(file: string): Promise<Run[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Run)
}

export async function addToHistory(file: string, run: Run): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify(run)}\n`)
}

/** In lines: what became slower, and what faster. */
export function describeChanges(changes: readonly Change[]): string {
  if (changes.length === 0)
    return 'Nothing differs from the runs before by more than they do among themselves.\n'
  const lines = changes.map(({ name, unit, before, now, isWorse }) => {
    const percent = Math.round((now / before - 1) * 100)
    return `${isWorse ? 'WORSE ' : 'better'}  ${name}: ${round(before)} → ${round(now)} ${unit} (${percent > 0 ? '+' : ''}${percent} %)`
  })
  return `${lines.join('\n')}\n`
}

const round = (value: number) => Math.round(value * 100) / 100
