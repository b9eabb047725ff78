/** One line of the report. `ratio` is against the yardstick measured in the same run. */
export type Measurement = {
  name: string
  value: number
  unit: string
  yardstick?: number
  ratio?: number
  /** In words. */
  goal?: string
  met?: boolean
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/**
 * Measures two things in turn, A B A B …, so that a machine whose speed drifts is fair to both, and
 * returns the median of each.
 */
export async function pairwise(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<{ a: number; b: number; ratio: number }> {
  const pairs: { a: number; b: number }[] = []
  for (let round = 0; round < rounds; round += 1) pairs.push({ a: await a(), b: await b() })
  return {
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
  }
}

/** How often all together get their work done in a second, each as fast as they can; what is begun is waited for. */
export async function rate(works: readonly (() => Promise<void>)[], seconds: number): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < end) {
        await work()
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - start)
}

/** The report as people read it. */
export function tableOf(measurements: readonly Measurement[]): string {
  const rows = measurements.map((each) => [
    each.name,
    `${format(each.value)} ${each.unit}`,
    each.yardstick === undefined ? '' : `${format(each.yardstick)} ${each.unit}`,
    each.ratio === undefined ? '' : `${Math.round(each.ratio * 100)} %`,
    each.goal ?? '',
    each.met === undefined ? '' : each.met ? 'yes' : 'NO',
  ])
  const heads = ['what', 'shop', 'yardstick', 'ratio', 'goal', 'met']
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  return [heads, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
    .join('')
}

const format = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100)
