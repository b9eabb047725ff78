import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { type Figure, keepFigures } from './figures.ts'

/** What a process tells that answered so many requests, each in a tenth of a second, and takes so much memory. */
async function figuresOf({ answered, memory }: { answered: number; memory: number }): Promise<Figure[]> {
  const registers = [new Registry()]
  const requests = new Counter({
    name: 'requests',
    help: 'Requests',
    labelNames: ['kind', 'status'],
    registers,
  })
  const seconds = new Histogram({ name: 'seconds', help: 'Seconds', buckets: [0.01, 1], registers })
  new Gauge({ name: 'memory', help: 'Bytes', registers }).set(memory)
  for (let index = 0; index < answered; index += 1) {
    requests.inc(index % 2 === 0 ? { kind: 'page', status: '2xx' } : { status: '2xx', kind: 'page' })
    seconds.observe(0.1)
  }
  // As it comes from another process.
  return JSON.parse(JSON.stringify(await registers[0]?.getMetricsAsJSON()))
}

const lines = async (figures: { text(): Promise<string> }) =>
  (await figures.text()).split('\n').filter((line) => line && !line.startsWith('#'))

test('what a process counted stays in the sum when it ends, and its memory does not', async () => {
  const figures = keepFigures<string>()
  figures.hear('first', await figuresOf({ answered: 3, memory: 100 }))
  figures.hear('second', await figuresOf({ answered: 5, memory: 200 }))
  const counted = (answered: number) => [
    `requests{kind="page",status="2xx"} ${answered}`,
    'seconds_bucket{le="0.01"} 0',
    `seconds_bucket{le="1"} ${answered}`,
    `seconds_bucket{le="+Inf"} ${answered}`,
    expect.stringContaining('seconds_sum '),
    `seconds_count ${answered}`,
  ]
  expect(await lines(figures)).toEqual([...counted(8), 'memory 300'])
  figures.hear('first', await figuresOf({ answered: 4, memory: 100 }))
  figures.end('first')
  expect(await lines(figures)).toEqual([...counted(9), 'memory 200'])
  figures.hear('third', await figuresOf({ answered: 1, memory: 50 }))
  figures.end('second')
  // It is counted once, and one that never told anything is not.
  figures.end('second')
  figures.end('unknown')
  expect(await lines(figures)).toEqual([...counted(10), 'memory 50'])
  figures.end('third')
  expect(await lines(figures)).toEqual(counted(10))
})
