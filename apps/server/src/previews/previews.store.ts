import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import type { PreviewedReplies } from './previewed-replies.ts'

export const previewsStore = {
  /** Takes those along that nobody sees any more. */
  async insert(
    executor: Executor,
    { hash, replies, minutes }: { hash: Buffer; replies: PreviewedReplies; minutes: number },
  ): Promise<void> {
    await executor.execute(sql`delete from previews where expires_at < now()`)
    await executor.execute(sql`insert into previews (token_hash, replies, expires_at)
      values (${hash}, ${JSON.stringify(replies)}::jsonb, now() + make_interval(mins => ${minutes}))`)
  },

  async find(executor: Executor, hash: Buffer): Promise<PreviewedReplies | null> {
    const { rows } = await executor.execute<{ replies: PreviewedReplies }>(
      sql`select replies from previews where token_hash = ${hash} and expires_at > now()`,
    )
    return rows[0]?.replies ?? null
  },
}
