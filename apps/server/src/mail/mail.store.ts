import type { Executor } from '../db/connection.ts'
import { mails } from './mail.tables.ts'

export const mailStore = {
  async insert(executor: Executor, mail: typeof mails.$inferInsert): Promise<string> {
    const [row] = await executor.insert(mails).values(mail).returning({ id: mails.id })
    if (!row) throw new Error('The mail was not written.')
    return row.id
  },
}
