import { foldedTerm, isHelpTopic, type SearchTerm } from '#rules/search/search-terms.ts'
import { searchText } from '#rules/text/search-text.ts'
import type { Database, Transaction } from '../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { changesOf } from '../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../staff/log/staff-log.service.ts'
import { type StoredTerm, type SynonymGroup, searchTermsStore } from './search-terms.store.ts'
import { wordKnowledgeOf } from './word-knowledge.ts'

/** More than these would be read for each process every half minute for nothing. */
const mostTerms = 5000
const mostGroups = 2000

type Actor = NonNullable<StaffActor>

export type SearchTermsService = ReturnType<typeof searchTermsService>

/** What words mean to the search, as the staff reads and edits it. */
export function searchTermsService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  const { db } = database
  const knowledge = wordKnowledgeOf(database)

  /** Does it in one transaction with its entry in the log; this process goes by it at once. */
  async function change<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result | Refusal> {
    const done = await transactOrRefuse(database, work)
    knowledge.forget()
    return done
  }

  return {
    terms: (page: Parameters<typeof searchTermsStore.terms>[1]) => searchTermsStore.terms(db, page),
    groups: (page: Parameters<typeof searchTermsStore.groups>[1]) => searchTermsStore.groups(db, page),

    /** Makes a term, or changes the one of an id: NOT_FOUND, SEARCH_TERM_TAKEN, SEARCH_TERMS_FULL, INVALID_REQUEST. */
    saveTerm: (id: number | undefined, given: SearchTerm, actor: Actor): Promise<StoredTerm | Refusal> =>
      change(async (tx) => {
        const term = { ...given, term: given.term.toLowerCase(), target: await targetOf(tx, given) }
        if (foldedTerm(term.term) === '') throw misfit('termino')
        const { count, holder } = await searchTermsStore.lockTerms(tx, term)
        if (holder !== null && holder !== id) throw new Rollback(refuse('SEARCH_TERM_TAKEN'))
        if (id === undefined && count >= mostTerms) throw new Rollback(refuse('SEARCH_TERMS_FULL'))
        const before = id === undefined ? undefined : await searchTermsStore.term(tx, id)
        if (id !== undefined && !before) throw new Rollback(refuse('NOT_FOUND'))
        if (id !== undefined) await searchTermsStore.updateTerm(tx, id, term, actor.name)
        const savedId = id ?? (await searchTermsStore.insertTerm(tx, term, actor.name))
        await staffLog.note(tx, {
          actor,
          action: 'palabras-guardadas',
          subject: term.term,
          detail: term.target,
          changes: changesOf(
            before ? { palabra: before.term, significado: before.meaning, objetivo: before.target } : {},
            { palabra: term.term, significado: term.meaning, objetivo: term.target },
          ),
        })
        return { ...term, id: savedId, changedBy: actor.name }
      }),

    /** NOT_FOUND. */
    removeTerm: (id: number, actor: Actor): Promise<true | Refusal> =>
      change(async (tx) => {
        const term = await searchTermsStore.removeTerm(tx, id)
        if (term === undefined) throw new Rollback(refuse('NOT_FOUND'))
        await staffLog.note(tx, { actor, action: 'palabras-quitadas', subject: term })
        return true as const
      }),

    /** Makes a group, or writes that of an id anew: NOT_FOUND, SEARCH_TERMS_FULL, INVALID_REQUEST. */
    saveGroup: (
      id: number | undefined,
      given: readonly string[],
      actor: Actor,
    ): Promise<SynonymGroup | Refusal> =>
      change(async (tx) => {
        const terms = [...new Map(given.map((term) => [searchText(term), term.toLowerCase()])).values()]
        if (terms.length < 2 || terms.some((term) => searchText(term) === '')) throw misfit('terminos')
        const { count, last } = await searchTermsStore.lockGroups(tx)
        if (id === undefined && count >= mostGroups) throw new Rollback(refuse('SEARCH_TERMS_FULL'))
        if (id !== undefined && (await searchTermsStore.removeGroup(tx, id)).length === 0)
          throw new Rollback(refuse('NOT_FOUND'))
        const group = { id: id ?? last + 1, terms: terms.toSorted(), changedBy: actor.name }
        await searchTermsStore.insertGroup(tx, group)
        await staffLog.note(tx, { actor, action: 'palabras-guardadas', subject: terms.join(', ') })
        return group
      }),

    /** NOT_FOUND. */
    removeGroup: (id: number, actor: Actor): Promise<true | Refusal> =>
      change(async (tx) => {
        const terms = await searchTermsStore.removeGroup(tx, id)
        if (terms.length === 0) throw new Rollback(refuse('NOT_FOUND'))
        await staffLog.note(tx, { actor, action: 'palabras-quitadas', subject: terms.join(', ') })
        return true as const
      }),
  }
}

const misfit = (name: string) =>
  new Rollback(refuse('INVALID_REQUEST', { fields: { [name]: 'FIELD_INVALID' } }))

/** What a term stands for, as the shop calls it. */
async function targetOf(tx: Transaction, { meaning, target }: SearchTerm): Promise<string> {
  const named = await nameOf(tx, { meaning, target })
  if (named === undefined) throw misfit('equivale')
  return named
}

async function nameOf(
  tx: Transaction,
  { meaning, target }: Omit<SearchTerm, 'term'>,
): Promise<string | undefined> {
  switch (meaning) {
    case 'filler':
    case 'everyday':
      return ''
    case 'animal':
    case 'brand':
    case 'make':
      return searchTermsStore.nameOf(tx, meaning, target)
    case 'help':
      return isHelpTopic(target) ? target : undefined
    case 'unit':
      return /^[a-z]{1,6}$/.test(target) ? target : undefined
    case 'stage':
    case 'size':
    case 'instead':
    case 'kind':
    case 'thing':
    case 'symptom':
      return foldedTerm(target) === '' ? undefined : target
  }
}
