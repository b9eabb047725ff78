import { sql } from 'drizzle-orm'
import type { ArchiveSource } from '#import/pictures/picture-archive.ts'
import type { Executor, Transaction } from '../../../db/connection.ts'

/** The size of each piece but the last, in bytes. */
export const archivePieceBytes = 1024 * 1024

/** `entries` is how many pictures it has, null until it is here whole; `uploadId` tells it from one before. */
export type ImportArchive = { uploadId: string; fileName: string; bytes: number; entries: number | null }

/** ZIPs beside files of products. */
export const importArchivesStore = {
  /** In place of the one before; the id of its upload. */
  async begin(tx: Transaction, importId: number, file: { fileName: string; bytes: number }): Promise<string> {
    await tx.execute(sql`DELETE FROM import_archives WHERE import_id = ${importId}`)
    const { rows } = await tx.execute<{ uploadId: string }>(sql`
      INSERT INTO import_archives (import_id, file_name, bytes) VALUES (${importId}, ${file.fileName}, ${file.bytes})
      RETURNING upload_id AS "uploadId"`)
    return rows[0]?.uploadId ?? ''
  },

  async find(executor: Executor, importId: number): Promise<ImportArchive | undefined> {
    const { rows } = await executor.execute<ImportArchive>(sql`
      SELECT upload_id AS "uploadId", file_name AS "fileName", bytes, entries FROM import_archives WHERE import_id = ${importId}`)
    return rows[0]
  },

  /** A piece that was sent twice is the same piece. */
  async addPiece(executor: Executor, importId: number, position: number, bytes: Buffer): Promise<void> {
    await executor.execute(sql`
      INSERT INTO import_archive_pieces (import_id, position, bytes) VALUES (${importId}, ${position}, ${bytes})
      ON CONFLICT (import_id, position) DO UPDATE SET bytes = excluded.bytes`)
  },

  async countPieces(executor: Executor, importId: number): Promise<number> {
    const { rows } = await executor.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM import_archive_pieces WHERE import_id = ${importId}`)
    return rows[0]?.count ?? 0
  },

  async setEntries(executor: Executor, importId: number, entries: number): Promise<void> {
    await executor.execute(sql`UPDATE import_archives SET entries = ${entries} WHERE import_id = ${importId}`)
  },

  async remove(executor: Executor, importId: number): Promise<void> {
    await executor.execute(sql`DELETE FROM import_archives WHERE import_id = ${importId}`)
  },

  /** Those whose pictures are all taken or given up, and of files that nobody goes on with. */
  async clear(executor: Executor): Promise<void> {
    await executor.execute(sql`
      DELETE FROM import_archives a USING imports i
      WHERE i.id = a.import_id AND NOT EXISTS (
        SELECT FROM import_pictures p WHERE p.import_id = a.import_id AND p.state = 'waiting'
      ) AND (
        i.state IN ('applied', 'cancelled')
        OR i.state NOT IN ('checking', 'applying') AND i.made_at < now() - interval '7 days')`)
  },

  source: (executor: Executor, importId: number, length: number): ArchiveSource => ({
    length,
    read: (start, end) => partOf(executor, importId, start, end),
  }),
}

async function* partOf(
  executor: Executor,
  importId: number,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const position = Math.floor(at / archivePieceBytes)
    const before = at - position * archivePieceBytes
    const length = Math.min(archivePieceBytes - before, end - at)
    const { rows } = await executor.execute<{ bytes: Buffer }>(sql`
      SELECT substring(bytes FROM ${before + 1} FOR ${length}) AS bytes FROM import_archive_pieces
      WHERE import_id = ${importId} AND position = ${position}`)
    const bytes = rows[0]?.bytes
    if (!bytes || bytes.length < length) throw new Error(`A piece of the ZIP of import ${importId} is gone.`)
    yield bytes
    at += length
  }
}
