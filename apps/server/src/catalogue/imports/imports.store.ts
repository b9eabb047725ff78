import { sql } from 'drizzle-orm'
import type { FileFormat } from '#import/columns/file-format.ts'
import type { ColumnTarget } from '#import/columns/guess-columns.ts'
import type { Executor, Transaction } from '../../db/connection.ts'
import type { ImportArchive } from './pictures/import-archives.store.ts'

export type ImportState =
  | 'uploading'
  | 'ready'
  | 'checking'
  | 'checked'
  | 'applying'
  | 'applied'
  | 'failed'
  | 'cancelled'

export type ImportCounts = {
  rows: number
  created: number
  changed: number
  same: number
  refused: number
  drafts: number
  errors: number
}

export type ImportRow = {
  id: number
  fileName: string
  bytes: number
  state: ImportState
  container: 'csv' | 'xlsx' | 'aces' | null
  format: FileFormat | null
  header: string[]
  columns: ColumnTarget[]
  sample: string[][]
  productsDone: number
  /** Whether its check has kept all units that it saw. */
  keepsUnits: boolean
  /** How often it was taken up since its last batch. */
  tries: number
  counts: Partial<ImportCounts>
  failure: { code: string; line: number | null } | null
  /** The ZIP of its pictures. */
  archive: ImportArchive | null
  staffId: number | null
  actor: string
  /** ISO 8601. */
  madeAt: string
  endedAt: string | null
}

const columns = sql`
  id, file_name AS "fileName", bytes, state, container, format, header, columns, sample,
  products_done AS "productsDone", keeps_units AS "keepsUnits", tries, counts, failure,
  (SELECT jsonb_build_object(
      'uploadId', a.upload_id, 'fileName', a.file_name, 'bytes', a.bytes, 'entries', a.entries)
    FROM import_archives a WHERE a.import_id = imports.id) AS archive, staff_id AS "staffId", actor,
  to_json(made_at)#>>'{}' AS "madeAt", to_json(ended_at)#>>'{}' AS "endedAt"`

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const importPageLength = 25

/**
 * A mark in the counts of a check: all of its batches so far have kept the units that they saw. The release before writes the
 * counts without it, so that it is gone where that release did one of the batches.
 */
const unitsMark = 'keepsUnits'
const hasUnits = sql`jsonb_exists(counts, ${unitsMark})`

export const importsStore = {
  /** Statistics of what an import of products writes, for the plans of the batches that follow. */
  async analyse(executor: Executor): Promise<void> {
    await executor.execute(sql`
      ANALYZE products, product_texts, product_features, product_categories, product_units, product_prices,
        product_edits, product_search, product_changes, stock, stock_movements, list_changes, name_words, search_words`)
  },

  async insert(
    executor: Executor,
    file: { fileName: string; bytes: number; staffId: number | null; actor: string },
  ): Promise<number> {
    const { rows } = await executor.execute<{ id: number }>(sql`
      INSERT INTO imports (file_name, bytes, staff_id, actor)
      VALUES (${file.fileName}, ${file.bytes}, ${file.staffId}, ${file.actor}) RETURNING id`)
    return rows[0]?.id ?? 0
  },

  async find(executor: Executor, id: number, { lock = false } = {}): Promise<ImportRow | undefined> {
    const { rows } = await executor.execute<ImportRow>(
      sql`SELECT ${columns} FROM imports WHERE id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`,
    )
    return rows[0]
  },

  /** The newest first, behind the one of an id where one is named. */
  async list(executor: Executor, before: number | undefined): Promise<ImportRow[]> {
    const { rows } = await executor.execute<ImportRow>(sql`
      SELECT ${columns} FROM imports WHERE ${before === undefined ? sql`true` : sql`id < ${before}`}
      ORDER BY id DESC LIMIT ${importPageLength}`)
    return rows
  },

  /** A piece that was sent twice is the same piece. */
  async addPiece(executor: Executor, id: number, position: number, bytes: Buffer): Promise<void> {
    await executor.execute(sql`
      INSERT INTO import_pieces (import_id, position, bytes) VALUES (${id}, ${position}, ${bytes})
      ON CONFLICT (import_id, position) DO UPDATE SET bytes = excluded.bytes`)
  },

  async piecesLength(executor: Executor, id: number): Promise<{ pieces: number; bytes: number }> {
    const { rows } = await executor.execute<{ pieces: number; bytes: number }>(sql`
      SELECT count(*)::int AS pieces, coalesce(sum(length(bytes)), 0)::int AS bytes
      FROM import_pieces WHERE import_id = ${id}`)
    return rows[0] ?? { pieces: 0, bytes: 0 }
  },

  /** The file, piece by piece. */
  async *pieces(executor: Executor, id: number): AsyncGenerator<Uint8Array> {
    let after = -1
    for (;;) {
      const { rows } = await executor.execute<{ position: number; bytes: Buffer }>(sql`
        SELECT position, bytes FROM import_pieces
        WHERE import_id = ${id} AND position > ${after} ORDER BY position LIMIT 4`)
      if (rows.length === 0) return
      for (const { position, bytes } of rows) {
        yield bytes
        after = position
      }
    }
  },

  async setRead(
    executor: Executor,
    id: number,
    read: Pick<ImportRow, 'container' | 'format' | 'header' | 'columns' | 'sample'>,
  ): Promise<void> {
    await executor.execute(sql`
      UPDATE imports SET state = 'ready', container = ${read.container}, format = ${read.format},
        header = ${sql.param(read.header)}::text[], columns = ${json(read.columns)}, sample = ${json(read.sample)}
      WHERE id = ${id}`)
  },

  /** Begins to check or to apply it from its first row. */
  async begin(
    tx: Transaction,
    id: number,
    {
      state,
      format,
      columns: chosen,
    }: Pick<ImportRow, 'format' | 'columns'> & { state: 'checking' | 'applying' },
  ): Promise<void> {
    await tx.execute(sql`DELETE FROM import_errors WHERE import_id = ${id}`)
    await tx.execute(sql`DELETE FROM import_refused_rows WHERE import_id = ${id}`)
    await tx.execute(sql`DELETE FROM import_links WHERE import_id = ${id}`)
    const isChecked = state === 'checking'
    if (isChecked) await tx.execute(sql`DELETE FROM import_units WHERE import_id = ${id}`)
    await tx.execute(sql`
      UPDATE imports SET state = ${state}, format = ${format}, columns = ${json(chosen)}, products_done = 0, tries = 0,
        counts = '{}', failure = NULL, ended_at = NULL, worker = NULL, worker_until = NULL,
        keeps_units = keeps_units AND ${!isChecked} AND ${hasUnits}
      WHERE id = ${id}`)
  },

  async end(
    executor: Executor,
    id: number,
    state: 'checked' | 'applied' | 'failed' | 'cancelled',
    failure: ImportRow['failure'] = null,
  ): Promise<void> {
    await executor.execute(sql`
      UPDATE imports SET state = ${state}, failure = ${failure ? json(failure) : null}, ended_at = now(),
        worker = NULL, worker_until = NULL, keeps_units = ${state === 'checked'} AND ${hasUnits} WHERE id = ${id}`)
    if (state !== 'checked') await executor.execute(sql`DELETE FROM import_units WHERE import_id = ${id}`)
    if (state === 'applied' || state === 'cancelled') {
      await executor.execute(sql`DELETE FROM import_pieces WHERE import_id = ${id}`)
      await executor.execute(sql`DELETE FROM import_links WHERE import_id = ${id}`)
    }
  },

  /** Takes one that waits for work, so that nobody else does until then; undefined where none waits. */
  async claim(executor: Executor, worker: string, seconds: number): Promise<ImportRow | undefined> {
    const { rows } = await executor.execute<ImportRow>(sql`
      UPDATE imports SET worker = ${worker}, tries = tries + 1, worker_until = now() + make_interval(secs => ${seconds})
      WHERE id = (
        SELECT id FROM imports
        WHERE state IN ('checking', 'applying') AND (worker_until IS NULL OR worker_until < now())
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING ${columns}`)
    return rows[0]
  },

  /** Writes how far it is; false where another works on it, or it was stopped. */
  async advance(
    executor: Executor,
    id: number,
    progress: { worker: string; seconds: number; productsDone: number; counts: ImportCounts },
  ): Promise<boolean> {
    const { rowCount } = await executor.execute(sql`
      UPDATE imports SET products_done = ${progress.productsDone}, tries = 0,
        counts = ${json(progress.counts)} || CASE
          WHEN state = 'checking' AND (products_done = 0 OR ${hasUnits}) THEN ${json({ [unitsMark]: true })}
          ELSE '{}' END,
        worker_until = now() + make_interval(secs => ${progress.seconds})
      WHERE id = ${id} AND worker = ${progress.worker} AND state IN ('checking', 'applying')`)
    return rowCount === 1
  },

  /** Files that nobody goes on with after a week; what became of them stays for half a year. */
  async clear(executor: Transaction): Promise<void> {
    // Nobody waits for it, and what a file of a million products has left may take longer than what people wait for.
    await executor.execute(sql`SET LOCAL statement_timeout = 0`)
    await executor.execute(sql`
      DELETE FROM import_pieces WHERE import_id IN (
        SELECT id FROM imports WHERE state NOT IN ('checking', 'applying') AND made_at < now() - interval '7 days')`)
    await executor.execute(sql`
      DELETE FROM import_units u WHERE NOT EXISTS (SELECT FROM import_pieces p WHERE p.import_id = u.import_id)`)
    await executor.execute(sql`
      DELETE FROM imports WHERE state NOT IN ('checking', 'applying') AND made_at < now() - interval '180 days'`)
  },
}
