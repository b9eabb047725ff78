import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { importsService } from '#server/catalogue/imports/imports.service.ts'
import type { ImportRow } from '#server/catalogue/imports/imports.store.ts'
import { createDatabase } from '#server/db/connection.ts'
import { isRefusal, type Refusal } from '#server/refusals/refusal.ts'
import { processorSecondsOfServer } from './server-seconds.ts'

/** What one step of a file took: in seconds by the clock, and of the processors for this process and for PostgreSQL. */
export type StepTime = { wall: number; own: number; server: number }
/** Heaps are bytes in use after a collection, the largest of those looked at while it was applied. */
export type ImportTimes = { rows: number; check: StepTime; apply: StepTime; heap: number; resident: number }

/** Each look is a whole collection, which the import waits for. */
const batchesBetweenLooks = 40
const pieceRows = 1000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapNow = () => {
  collect()
  return process.memoryUsage().heapUsed
}

const about = 'Correa firme para perros que tiran, con costura doble y broche de bronce. '
const header =
  'SKU;Nombre;Precio;Marca;Categorías;Descripción corta;Descripción;Etiquetas;Características;Stock'
const line = (code: string, place: number) =>
  [
    ...[`${code}-${place}`, `Correa ${code} ${place}`, 1000 + (place % 90_000), `Marca ${place % 200}`],
    ...[`Perros > Paseo ${place % 50}`, about, about.repeat(4), 'correa | paseo | firme'],
    ...['Largo: 1,5 m | Color: Rojo | Material: Nailon', place % 40],
  ].join(';')

/** A file of some rows, made as it is asked for. */
function* pieces(code: string, rows: number): Generator<Buffer> {
  yield Buffer.from(`${header}\n`)
  for (let place = 0; place < rows; place += pieceRows) {
    const length = Math.min(pieceRows, rows - place)
    const lines = Array.from({ length }, (_, row) => `${line(code, place + row)}\n`)
    yield Buffer.from(lines.join(''))
  }
}

function taken(row: ImportRow | Refusal): ImportRow {
  if (isRefusal(row)) throw new Error(row.code)
  return row
}

/** Checks and applies a file of new products as the shop's job does, in a process that does nothing else. */
async function measure(databaseUrl: string, code: string, rows: number): Promise<ImportTimes> {
  const database = createDatabase(databaseUrl)
  try {
    const idle = async () => undefined
    const imports = importsService({ database, jobs: { stageJob: idle }, staffLog: { note: idle } })
    const actor = { staffId: null, name: '' }
    let bytes = 0
    for (const piece of pieces(code, rows)) bytes += piece.length
    let row = taken(await imports.create({ fileName: `${code}.csv`, bytes }, actor))
    let position = 0
    for (const piece of pieces(code, rows)) {
      row = taken(await imports.addPiece(row.id, position, piece))
      position += 1
    }
    let heap = 0
    let batches = 0
    const onBatch = () => {
      batches += 1
      if (batches % batchesBetweenLooks === 0) heap = Math.max(heap, heapNow())
    }
    const step = async (): Promise<StepTime> => {
      const before = { cpu: process.cpuUsage(), server: await processorSecondsOfServer(database.pool) }
      const start = performance.now()
      await imports.runAll({ onBatch })
      const wall = (performance.now() - start) / 1000
      const { user, system } = process.cpuUsage(before.cpu)
      const server = (await processorSecondsOfServer(database.pool)) - before.server
      return { wall, own: (user + system) / 1e6, server }
    }
    taken(await imports.check(row.id, actor, { format: 'own', columns: row.columns }))
    const check = await step()
    heap = 0
    taken(await imports.apply(row.id, actor))
    const apply = await step()
    const { counts } = taken(await imports.find(row.id))
    if (counts.created !== rows) throw new Error(`Of ${rows} rows came ${counts.created}.`)
    return { rows, check, apply, heap, resident: process.resourceUsage().maxRSS * 1024 }
  } finally {
    await database.close()
  }
}

const { values } = parseArgs({
  options: { database: { type: 'string' }, code: { type: 'string' }, rows: { type: 'string' } },
})
const times = await measure(values.database ?? '', values.code ?? 'M', Number(values.rows))
process.stdout.write(`${JSON.stringify(times)}\n`)
