import { sql } from 'drizzle-orm'
import type { PhotoType } from '#rules/catalogue/review-photos.ts'
import type { Executor, Transaction } from '../db/connection.ts'

export type PictureState = 'waiting' | 'drawn' | 'failed'

/** Upright, in pixels. */
export type StoredPicture = {
  key: string
  type: PhotoType
  bytes: number
  width: number
  height: number
  ground: string
  state: PictureState
}

const columns = sql`key, type, bytes, width, height, ground, state`

/** After so many attempts a picture is given up: it is read whole before it is kept, so that this is the server's fault. */
const mostAttempts = 5

export const picturesStore = {
  /** Saves a picture and replies with how it stands; one that failed before waits again. */
  async save(
    tx: Transaction,
    picture: Omit<StoredPicture, 'state'> & { uploadedBy: string },
  ): Promise<PictureState> {
    const { key, type, bytes, width, height, ground, uploadedBy } = picture
    const { rows } = await tx.execute<{ state: PictureState }>(sql`
      INSERT INTO pictures (key, type, bytes, width, height, ground, uploaded_by)
      VALUES (${key}, ${type}, ${bytes}, ${width}, ${height}, ${ground}, ${uploadedBy})
      ON CONFLICT (key) DO UPDATE SET
        state = CASE pictures.state WHEN 'failed' THEN 'waiting' ELSE pictures.state END,
        attempts = CASE pictures.state WHEN 'failed' THEN 0 ELSE pictures.attempts END,
        due_at = CASE pictures.state WHEN 'failed' THEN now() ELSE pictures.due_at END
      RETURNING state`)
    return rows[0]?.state ?? 'waiting'
  },

  async find(executor: Executor, key: string): Promise<StoredPicture | undefined> {
    const { rows } = await executor.execute<StoredPicture>(
      sql`SELECT ${columns} FROM pictures WHERE key = ${key}`,
    )
    return rows[0]
  },

  /** The next that is to be drawn, for one process alone until its next time; undefined when none is due. */
  async claimNext(executor: Executor): Promise<StoredPicture | undefined> {
    const { rows } = await executor.execute<StoredPicture>(sql`
      UPDATE pictures SET attempts = attempts + 1, due_at = now() + interval '2 minutes'
      WHERE key = (
        SELECT key FROM pictures WHERE state = 'waiting' AND due_at <= now() AND attempts < ${mostAttempts}
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING ${columns}`)
    return rows[0]
  },

  /** Gives up what was attempted as often as it may be and is still not drawn: each time the process ended over it. */
  async giveUpUnanswered(executor: Executor): Promise<string[]> {
    const { rows } = await executor.execute<{ key: string }>(sql`
      UPDATE pictures SET state = 'failed'
      WHERE state = 'waiting' AND due_at <= now() AND attempts >= ${mostAttempts} RETURNING key`)
    return rows.map(({ key }) => key)
  },

  async giveUp(executor: Executor, key: string): Promise<void> {
    await executor.execute(
      sql`UPDATE pictures SET state = 'failed' WHERE key = ${key} AND attempts >= ${mostAttempts}`,
    )
  },

  /** Leaves it to its next time as if this one had not been. */
  async putOff(executor: Executor, key: string): Promise<void> {
    await executor.execute(
      sql`UPDATE pictures SET attempts = attempts - 1 WHERE key = ${key} AND attempts > 0`,
    )
  },

  async setDrawn(tx: Transaction, key: string): Promise<void> {
    await tx.execute(sql`UPDATE pictures SET state = 'drawn' WHERE key = ${key}`)
  },
}
