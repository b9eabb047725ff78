import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProof } from '#testing/counts.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { importFile } from './import-file.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapNow(): number {
  collect()
  return process.memoryUsage().heapUsed
}

const about = 'Correa firme para perros que tiran, con costura doble y broche de bronce. '.repeat(8)
const line = (place: number) => `MEM-${place};Correa ${place};${1000 + place};Huella;${about}${place}\n`

/** A file whose pieces are made as they are asked for: nobody holds it whole. */
async function* pieces(rows: number) {
  yield Buffer.from('SKU;Nombre;Precio;Marca;Descripción\n')
  for (let place = 0; place < rows; place += 1000) {
    const length = Math.min(1000, rows - place)
    yield Buffer.from(Array.from({ length }, (_, row) => line(place + row)).join(''))
  }
}

async function bytesOf(rows: number): Promise<number> {
  let bytes = 0
  for await (const piece of pieces(rows)) bytes += piece.length
  return bytes
}

/**
 * Each row is more than 600 bytes: a fifth of them would be seen. Its code alone is kept, to find it again. What is applied
 * lies beside what has been checked.
 */
test.each([
  { step: 'checked', rows: 20_000, most: 4_000_000 },
  ...inProof(
    { step: 'checked', rows: 100_000, most: 16_000_000 },
    { step: 'applied', rows: 100_000, most: 16_000_000 },
  ),
])('a file of $rows rows is $step without being held', async ({ step, rows, most }) => {
  const heaps: number[] = []
  const said: string[] = []
  let batches = 0
  const file = { name: 'larga.csv', bytes: await bytesOf(rows), open: () => pieces(rows) }
  await importFile(database, file, {
    isDry: step === 'checked',
    say(text) {
      said.push(text)
      if (!text.startsWith(`${step}: `)) return
      batches += 1
      if (batches % 8 === 0) heaps.push(heapNow())
    },
  })
  expect(said.at(-1)).toBe(`${step}: ${rows} rows; ${rows} new, 0 changed, 0 the same, 0 refused`)
  expect(heaps.length).toBeGreaterThan(3)
  expect(Math.max(...heaps) - (heaps[0] ?? 0)).toBeLessThan(most)
})
