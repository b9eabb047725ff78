import { listWindow } from '#rules/catalogue/list-window.ts'
import { wordsOfQuestionSearch } from '#rules/catalogue/questions.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { type Database, type Transaction, together } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { type NewQuestion, type QuestionRow, questionsStore } from './questions.store.ts'

export type QuestionsService = ReturnType<typeof questionsService>

/** Questions about products as everyone asks and reads them; the desk answers them (`opinionsService`). */
export function questionsService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  return {
    /** A page of those that are answered, and how many of all are. NOT_FOUND. */
    async list({
      productId,
      search,
      language,
      page,
      limit,
    }: {
      productId: number
      search: string
      language: ShopLanguage
      page: number
      limit: number
    }) {
      const asked = { productId, words: wordsOfQuestionSearch(search), language }
      const [isSold, { all, found }] = await together([
        questionsStore.isSold(db, productId),
        questionsStore.counts(db, asked),
      ])
      if (!isSold) return refuse('NOT_FOUND')
      const window = listWindow({ total: found, page, limit })
      const rows = await questionsStore.list(db, asked, { limit, offset: (window.page - 1) * limit })
      return { window, all, rows }
    },

    /** Keeps a question, once for each key. NOT_FOUND, EMAIL_INVALID; KEY_REUSED for a key under which another was asked. */
    async ask(
      given: Omit<NewQuestion, 'email' | 'customerId'> & { email: string },
      customerId: number | null,
    ): Promise<QuestionRow | Refusal> {
      const email = normalizeEmail(given.email)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
      if (!(await questionsStore.isSold(db, given.productId))) return refuse('NOT_FOUND')
      const added = await questionsStore.insert(db, { ...given, email, customerId })
      if (added) return added
      const known = await questionsStore.byKey(db, given.clientKey)
      const isSame =
        known?.productId === given.productId &&
        known.author === given.author &&
        known.content === given.content &&
        known.email?.toLowerCase() === email.toLowerCase()
      return isSame ? known : refuse('KEY_REUSED')
    },
  }
}

/** The questions that people asked in a session of theirs. */
export const questionsOfCustomer = {
  exportOf: questionsStore.byCustomer,
  forgetPerson: (tx: Transaction, customerId: number) => questionsStore.removeOfCustomer(tx, customerId),
}

/** The questions that were asked without a session, by the e-mail that was given. */
export const questionsByEmail = {
  exportOf: questionsStore.byEmail,
  forgetPerson: (tx: Transaction, email: string) => questionsStore.removeOfEmail(tx, email),
}
