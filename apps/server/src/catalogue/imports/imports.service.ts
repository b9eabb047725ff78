import { type FileFormat, guessFormat } from '#import/columns/file-format.ts'
import { type ColumnTarget, guessColumns, headerSignature } from '#import/columns/guess-columns.ts'
import { UnreadableFile } from '#import/tables/table.ts'
import { guarded, withoutGuard } from '#import/values/formula-guard.ts'
import { startOf } from '#import/values/read-text.ts'
import { type Database, inTransaction } from '../../db/connection.ts'
import type { JobStaging } from '../../jobs/jobs.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import type { ImportActor } from './apply/write-products.service.ts'
import { csvText } from './export/csv-text.ts'
import type { FilePage } from './export/export.service.ts'
import { importColumnsStore } from './import-columns.store.ts'
import { importResultsStore, refusedPageLength } from './import-results.store.ts'
import { type ImportRow, importsStore } from './imports.store.ts'
import { openStates } from './pictures/import-archives.service.ts'
import { importArchivesStore } from './pictures/import-archives.store.ts'
import { importPicturesStore, type PictureCounts } from './pictures/import-pictures.store.ts'
import { openTable, runNextImport } from './run-import.service.ts'

export type ImportsService = ReturnType<typeof importsService>

/** An import with how many of its pictures are to be fetched, are here, and cannot be had. */
export type PicturedImport = ImportRow & { pictures: PictureCounts }

export const runImportsJob = 'run-imports'

/** Files of products: brought piece by piece, read, checked, and applied in the background. */
export function importsService({
  database,
  jobs,
  staffLog,
}: {
  database: Database
  jobs: Pick<JobStaging, 'stageJob'>
  staffLog: Pick<StaffLog, 'note'>
}) {
  const { db } = database

  const withPictures = async (rows: readonly ImportRow[]): Promise<PicturedImport[]> => {
    const ids = rows.map(({ id }) => id)
    const counts = await importPicturesStore.counts(db, ids)
    return rows.map((row) => ({ ...row, pictures: counts.get(row.id) ?? { waiting: 0, kept: 0, failed: 0 } }))
  }

  const find = async (id: number): Promise<PicturedImport | Refusal> => {
    const row = await importsStore.find(db, id)
    const [found] = row ? await withPictures([row]) : []
    return found ?? refuse('NOT_FOUND')
  }

  /** What its first rows say: how it is read, and what its columns most likely hold. */
  async function read(id: number): Promise<PicturedImport | Refusal> {
    try {
      const container = await containerOf(importsStore.pieces(db, id))
      const { header, rows } = await openTable(container, () => importsStore.pieces(db, id))
      const sample: string[][] = []
      for await (const { cells } of rows) {
        sample.push(header.map((_, place) => startOf(cells[place] ?? '')))
        if (sample.length === 5) break
      }
      const format = guessFormat(header)
      const chosen = await importColumnsStore.chosenColumns(db, headerSignature(header, format))
      const columns = chosen ?? guessColumns(header, format)
      await importsStore.setRead(db, id, { container, format, header: [...header], columns, sample })
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      await importsStore.end(db, id, 'failed', { code: error.code, line: error.line })
    }
    return find(id)
  }

  /**
   * Begins to check or to apply from the first row. IMPORT_BUSY while that is under way, or before the file has arrived
   * whole; ARCHIVE_INCOMPLETE before its ZIP has.
   */
  async function begin(
    id: number,
    actor: ImportActor,
    state: 'checking' | 'applying',
    chosen: { format: FileFormat; columns: readonly ColumnTarget[] } | null,
  ): Promise<PicturedImport | Refusal> {
    const refused = await inTransaction(database, async (tx) => {
      const row = await importsStore.find(tx, id, { lock: true })
      if (!row) return refuse('NOT_FOUND')
      const may = state === 'checking' ? ['ready', 'checked'] : ['checked']
      const format = chosen?.format ?? row.format
      if (!may.includes(row.state) || !format) return refuse('IMPORT_BUSY')
      if (row.archive?.entries === null) return refuse('ARCHIVE_INCOMPLETE')
      const columns = chosen ? row.header.map((_, place) => chosen.columns[place] ?? null) : row.columns
      await importsStore.begin(tx, id, { state, format, columns })
      if (chosen) await importColumnsStore.rememberColumns(tx, headerSignature(row.header, format), columns)
      if (state === 'applying') {
        await staffLog.note(tx, { ...noted(actor, row), action: 'importacion-aplicada' })
      }
      await jobs.stageJob(tx, runImportsJob)
      return null
    })
    return refused ?? find(id)
  }

  return {
    find,
    list: async (before: number | undefined) => withPictures(await importsStore.list(db, before)),
    errors: (id: number, after: number) => importResultsStore.errors(db, id, after),

    create: async (
      file: { fileName: string; bytes: number },
      actor: ImportActor,
    ): Promise<PicturedImport | Refusal> =>
      find(await importsStore.insert(db, { ...file, staffId: actor.staffId, actor: actor.name })),

    /**
     * Takes the piece of a place; once all that was announced has come, reads its first rows. IMPORT_BUSY where it has
     * come already, BODY_TOO_LARGE for more than was announced.
     */
    async addPiece(id: number, position: number, bytes: Buffer): Promise<PicturedImport | Refusal> {
      const row = await importsStore.find(db, id)
      if (!row) return refuse('NOT_FOUND')
      if (row.state !== 'uploading') return refuse('IMPORT_BUSY')
      await importsStore.addPiece(db, id, position, bytes)
      const length = await importsStore.piecesLength(db, id)
      if (length.bytes > row.bytes) return refuse('BODY_TOO_LARGE')
      return length.bytes === row.bytes ? read(id) : find(id)
    },

    check: (
      id: number,
      actor: ImportActor,
      chosen: { format: FileFormat; columns: readonly ColumnTarget[] },
    ) => begin(id, actor, 'checking', chosen),

    apply: (id: number, actor: ImportActor) => begin(id, actor, 'applying', null),

    /** Stops it behind the products that stand already. IMPORT_BUSY where it is applied already. */
    async cancel(id: number, actor: ImportActor): Promise<PicturedImport | Refusal> {
      const refused = await inTransaction(database, async (tx) => {
        const row = await importsStore.find(tx, id, { lock: true })
        if (!row) return refuse('NOT_FOUND')
        if (row.state === 'applied') return refuse('IMPORT_BUSY')
        await importsStore.end(tx, id, 'cancelled')
        await staffLog.note(tx, { ...noted(actor, row), action: 'importacion-cancelada' })
        return null
      })
      return refused ?? find(id)
    },

    /** Takes its ZIP away, whole or not. NOT_FOUND where there is none, IMPORT_BUSY once the file is under way. */
    async removeArchive(id: number, actor: ImportActor): Promise<PicturedImport | Refusal> {
      const refused = await inTransaction(database, async (tx) => {
        const row = await importsStore.find(tx, id, { lock: true })
        if (!row?.archive) return refuse('NOT_FOUND')
        if (!openStates.includes(row.state)) return refuse('IMPORT_BUSY')
        await importArchivesStore.remove(tx, id)
        await staffLog.note(tx, { ...noted(actor, row), action: 'importacion-fotos-quitadas' })
        return null
      })
      return refused ?? find(id)
    },

    /** The refused rows behind the one of an id, as they stood, with why behind them. NOT_FOUND. */
    async refusedFile(id: number, after: number | undefined): Promise<FilePage | Refusal> {
      const row = await importsStore.find(db, id)
      if (!row) return refuse('NOT_FOUND')
      const rows = await importResultsStore.refusedRows(db, id, after ?? 0)
      const header = after === undefined ? [[...row.header, reasonHeader]] : []
      const cells = rows.map((each) => [
        ...row.header.map((_, place) => each.cells[place] ?? ''),
        each.reasons,
      ])
      return {
        // The cells of a file of ours are guarded already.
        csv: csvText([...header, ...cells].map((line) => line.map((cell) => guarded(withoutGuard(cell))))),
        next: rows.length < refusedPageLength ? null : (rows.at(-1)?.id ?? null),
      }
    },

    /** Works on all that wait, one after the other. */
    async runAll({
      signal,
      ...options
    }: { signal?: AbortSignal } & Parameters<typeof runNextImport>[1] = {}): Promise<void> {
      while (!signal?.aborted && (await runNextImport(database, options)) !== undefined);
    },

    clear: () => importsStore.clear(db),
  }
}

const reasonHeader = 'Motivo'

/** For the log of the staff. */
const noted = ({ staffId, name }: ImportActor, { fileName }: ImportRow) => ({
  actor: staffId === null ? null : { staffId, name },
  subject: fileName,
})

/** An XLSX is a ZIP and an ACES an XML, whatever its name says. */
async function containerOf(pieces: AsyncIterable<Uint8Array>): Promise<'csv' | 'xlsx' | 'aces'> {
  for await (const piece of pieces) {
    if (piece[0] === 0x50 && piece[1] === 0x4b && piece[2] === 3) return 'xlsx'
    // The mark and the zeros of UTF-16 and what stands before a root.
    const start = piece
      .subarray(0, 1000)
      .find((byte) => ![0, 9, 10, 13, 32, 0xef, 0xbb, 0xbf, 0xfe, 0xff].includes(byte))
    return start === 0x3c ? 'aces' : 'csv'
  }
  throw new UnreadableFile('EMPTY')
}
