import type { Chunks } from '#import/tables/text-encoding.ts'
import type { Database } from '../../db/connection.ts'
import { isRefusal, type Refusal } from '../../refusals/refusal.ts'
import { staffLogService } from '../../staff/log/staff-log.service.ts'
import { importsService } from './imports.service.ts'
import type { ImportCounts, ImportRow } from './imports.store.ts'
import { importArchivesService } from './pictures/import-archives.service.ts'
import { archivePieceBytes } from './pictures/import-archives.store.ts'

/** Whoever keeps the server. */
const actor = { staffId: null, name: '' }

type File = { name: string; bytes: number; open: () => Chunks }

/** Checks a file and, unless it is dry, applies it, as the desk does; says how far it is, line by line. */
export async function importFile(
  database: Database,
  file: File,
  {
    isDry,
    say,
    pictures,
  }: {
    isDry: boolean
    say: (line: string) => void
    /** The ZIP of the pictures that it names. */
    pictures?: File | undefined
  },
): Promise<void> {
  // Nobody has to be told: this process does the work, and the shop looks each minute for what it left.
  const jobs = { stageJob: async () => undefined }
  const imports = importsService({ database, jobs, staffLog: staffLogService({ database }) })
  let row: ImportRow = known(await imports.create({ fileName: file.name, bytes: file.bytes }, actor))
  let position = 0
  for await (const piece of file.open()) {
    row = known(await imports.addPiece(row.id, position, Buffer.from(piece)))
    position += 1
  }
  if (row.state === 'failed' || !row.format) throw new Error(failureOf(row))
  if (pictures) await bringPictures(database, row.id, pictures)
  for (const [place, name] of row.header.entries()) say(`${name} → ${row.columns[place] ?? '—'}`)
  known(await imports.check(row.id, actor, { format: row.format, columns: row.columns }))
  row = await worked(imports, row.id, (counts) => say(`checked: ${sentence(counts)}`))
  for (const error of await imports.errors(row.id, 0)) {
    say(`row ${error.line}, ${error.column || '—'}: ${error.code} ${error.value}`)
  }
  if (isDry) return
  known(await imports.apply(row.id, actor))
  await worked(imports, row.id, (counts) => say(`applied: ${sentence(counts)}`))
}

/** In pieces of the length that a ZIP is kept in, however it is read. */
async function bringPictures(database: Database, id: number, { name, bytes, open }: File): Promise<void> {
  const archives = importArchivesService({ database })
  const uploadId = known(await archives.announce(id, { fileName: name, bytes }))
  let position = 0
  let rest: Buffer = Buffer.alloc(0)
  const send = async (length: number) => {
    known(await archives.addPiece(id, { uploadId, position, bytes: rest.subarray(0, length) }))
    rest = rest.subarray(length)
    position += 1
  }
  for await (const piece of open()) {
    rest = Buffer.concat([rest, piece])
    while (rest.length >= archivePieceBytes) await send(archivePieceBytes)
  }
  if (rest.length > 0) await send(rest.length)
}

function known<Done>(done: Done | Refusal): Done {
  if (isRefusal(done)) throw new Error(done.code)
  return done
}

async function worked(
  imports: ReturnType<typeof importsService>,
  id: number,
  onBatch: (counts: ImportCounts) => void,
): Promise<ImportRow> {
  await imports.runAll({ onBatch })
  const row = known(await imports.find(id))
  if (row.state === 'failed') throw new Error(failureOf(row))
  return row
}

const failureOf = ({ failure }: ImportRow) =>
  `The file cannot be read: ${failure?.code}${failure?.line ? `, row ${failure.line}` : ''}.`

const sentence = ({ rows, created, changed, same, refused }: ImportCounts) =>
  `${rows} rows; ${created} new, ${changed} changed, ${same} the same, ${refused} refused`
