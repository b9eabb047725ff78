import { openPictureArchive, type PictureArchive } from '#import/pictures/picture-archive.ts'
import { UnreadableFile } from '#import/tables/table.ts'
import { type Database, inTransaction, type Transaction } from '../../../db/connection.ts'
import { type Refusal, refuse } from '../../../refusals/refusal.ts'
import { importsStore } from '../imports.store.ts'
import { archivePieceBytes, importArchivesStore as store } from './import-archives.store.ts'

export type ImportArchives = ReturnType<typeof importArchivesService>

/** `uploadId` as its announcement was answered. */
type ArchivePiece = { uploadId: string; position: number; bytes: Buffer }

/** Until when a ZIP may still come or go: what is applied knows its pictures. */
export const openStates: readonly string[] = ['uploading', 'ready', 'checked']

/** ZIPs of pictures beside files of products, brought piece by piece. */
export function importArchivesService({ database }: { database: Database }) {
  const { db } = database

  async function archiveOf(importId: number): Promise<PictureArchive | null> {
    const archive = await store.find(db, importId)
    return archive?.entries == null ? null : openPictureArchive(store.source(db, importId, archive.bytes))
  }

  /** Does something with the ZIP of an import that no one else touches meanwhile. */
  const withOpen = <Done>(
    importId: number,
    act: (tx: Transaction) => Promise<Done>,
  ): Promise<Done | Refusal> =>
    inTransaction(database, async (tx) => {
      const row = await importsStore.find(tx, importId, { lock: true })
      if (!row) return refuse('NOT_FOUND')
      return openStates.includes(row.state) ? act(tx) : refuse('IMPORT_BUSY')
    })

  /** Its list is read as soon as it is whole; what cannot be read goes at once. */
  async function readList(tx: Transaction, importId: number, bytes: number): Promise<Refusal | null> {
    try {
      const { length } = await openPictureArchive(store.source(tx, importId, bytes))
      await store.setEntries(tx, importId, length)
      return null
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      await store.remove(tx, importId)
      return refuse(error.code === 'UNPACKS_TOO_LARGE' ? 'ARCHIVE_TOO_LARGE' : 'ARCHIVE_UNREADABLE')
    }
  }

  return {
    /** Announces one, in place of the one before; the id with which its pieces come. NOT_FOUND, IMPORT_BUSY. */
    announce: (importId: number, file: { fileName: string; bytes: number }): Promise<string | Refusal> =>
      withOpen(importId, (tx) => store.begin(tx, importId, file)),

    /**
     * Takes the piece of a place, each of 1 MB but the last one. NOT_FOUND where none was announced, ARCHIVE_REPLACED where
     * another was since, IMPORT_BUSY where it is whole, INVALID_REQUEST for a piece of another length; with the last one
     * ARCHIVE_UNREADABLE, ARCHIVE_TOO_LARGE.
     */
    addPiece: (importId: number, { uploadId, position, bytes }: ArchivePiece): Promise<Refusal | null> =>
      withOpen(importId, async (tx) => {
        // Read behind the lock: whoever held it may have replaced it.
        const archive = await store.find(tx, importId)
        if (!archive) return refuse('NOT_FOUND')
        if (archive.uploadId !== uploadId) return refuse('ARCHIVE_REPLACED')
        if (archive.entries !== null) return refuse('IMPORT_BUSY')
        const length = Math.min(archivePieceBytes, archive.bytes - position * archivePieceBytes)
        if (bytes.length !== length) return refuse('INVALID_REQUEST', { fields: { trozo: 'FIELD_INVALID' } })
        await store.addPiece(tx, importId, position, bytes)
        const isWhole = (await store.countPieces(tx, importId)) * archivePieceBytes >= archive.bytes
        return isWhole ? readList(tx, importId, archive.bytes) : null
      }),

    archiveOf,

    /** Those of several imports, each opened once. */
    opened() {
      const known = new Map<number, Promise<PictureArchive | null>>()
      return (importId: number) => {
        const archive = known.get(importId) ?? archiveOf(importId)
        known.set(importId, archive)
        return archive
      }
    },

    clear: () => store.clear(db),
  }
}
