import { createHash } from 'node:crypto'
import { drawnFile, drawnTypes, drawnWidths } from '#rules/catalogue/drawn-pictures.ts'
import { type Database, inTransaction, type Transaction } from '../db/connection.ts'
import { StoreAway } from '../files/away-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import { drawPicture } from './draw-picture.ts'
import { inspectPicture } from './inspect-picture.ts'
import { type PictureState, picturesStore, type StoredPicture } from './pictures.store.ts'

export type PicturesService = ReturnType<typeof picturesService>

/** As others name it: `file` stands under `/media/` once `state` says that it is drawn. */
export type KeptPicture = { key: string; file: string; ground: string; state: PictureState }

const widthOf = (file: string) => Number(/(\d+)\.webp$/.exec(file)?.[1])
const originalOf = ({ key, type }: Pick<StoredPicture, 'key' | 'type'>) => `originales/${key}.${type}`
const drawingOf = (key: string, name: string) => `fotos/${key}/${name}`

const asKept = ({ key, width, ground, state }: StoredPicture): KeptPicture => ({
  key,
  file: drawnFile(key, width),
  ground,
  state,
})

/** Pictures that the shop's own people upload: kept as they came, and drawn in the sizes and types that browsers want. */
export function picturesService({
  database,
  files,
  stageDrawing,
  whenDrawn,
  report,
}: {
  database: Database
  files: Pick<FileStore, 'read'> & { write(path: string, bytes: Uint8Array): Promise<void> }
  /** Stages `drawWaiting` with the transaction. */
  stageDrawing(tx: Transaction): Promise<void>
  /** Done with the transaction that makes a picture one that can be shown. */
  whenDrawn(tx: Transaction, picture: KeptPicture): Promise<void>
  report(error: Error): void
}) {
  async function draw(picture: StoredPicture): Promise<void> {
    const original = await files.read(originalOf(picture))
    if (!original) throw new Error(`The original of the picture ${picture.key} is gone.`)
    for (const width of drawnWidths(widthOf(asKept(picture).file))) {
      const drawn = await drawPicture(original, width)
      for (const type of drawnTypes) {
        await files.write(drawingOf(picture.key, `${width}.${type}`), drawn[type])
      }
    }
    await inTransaction(database, async (tx) => {
      await picturesStore.setDrawn(tx, picture.key)
      await whenDrawn(tx, asKept({ ...picture, state: 'drawn' }))
    })
  }

  /** The picture that a file under `/media/` shows, drawn or about to be. */
  async function shown(file: string) {
    const [, key = ''] = /^fotos\/([0-9a-f]{32})\//.exec(file) ?? []
    const picture = await picturesStore.find(database.db, key)
    return picture && picture.state !== 'failed' && asKept(picture).file === file ? picture : undefined
  }

  return {
    /**
     * Keeps a file as a picture that is drawn in the background; the same file is the same picture. `withIt` is done in
     * the same transaction. Refuses as `inspectPicture`.
     */
    async keep(
      bytes: Buffer,
      uploadedBy: string,
      withIt: (tx: Transaction, picture: KeptPicture) => Promise<void> = async () => undefined,
    ): Promise<KeptPicture | Refusal> {
      const inspected = await inspectPicture(bytes)
      if (isRefusal(inspected)) return inspected
      const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      const picture = { ...inspected, key, bytes: bytes.length }
      await files.write(originalOf(picture), bytes)
      return inTransaction(database, async (tx) => {
        const state = await picturesStore.keep(tx, { ...picture, uploadedBy })
        const kept = asKept({ ...picture, state })
        await withIt(tx, kept)
        if (state === 'waiting') await stageDrawing(tx)
        return kept
      })
    },

    async find(key: string): Promise<KeptPicture | undefined> {
      const picture = await picturesStore.find(database.db, key)
      return picture && asKept(picture)
    },

    /** Whether a file under `/media/` is one of these, drawn or about to be. */
    has: async (file: string): Promise<boolean> => (await shown(file)) !== undefined,

    /** The width by the height of what a file under `/media/` shows; undefined where it is none of these pictures. */
    async ratioOf(file: string): Promise<number | undefined> {
      const picture = await shown(file)
      return picture && picture.width / picture.height
    },

    /**
     * Draws what waits, one picture after the other. One that cannot be drawn is reported and does not hold up the rest;
     * where the store is away it ends, and the next job goes on.
     */
    async drawWaiting(signal?: AbortSignal): Promise<void> {
      for (const key of await picturesStore.giveUpUnanswered(database.db))
        report(new Error(`The picture ${key} was given up: the process ended each time that it was drawn.`))
      while (!signal?.aborted) {
        const picture = await picturesStore.claimNext(database.db)
        if (!picture) return
        try {
          await draw(picture)
        } catch (error) {
          report(new Error(`The picture ${picture.key} could not be drawn.`, { cause: error }))
          if (error instanceof StoreAway) {
            // It says nothing of the picture, and the rest would wait as long for it: the next job begins again.
            await picturesStore.putOff(database.db, picture.key)
            return
          }
          await picturesStore.giveUp(database.db, picture.key)
        }
      }
    },

    /** A drawing's file; `name` is a width and a type, such as `640.avif`. */
    drawing: (key: string, name: string): Promise<Buffer | null> => files.read(drawingOf(key, name)),
  }
}
