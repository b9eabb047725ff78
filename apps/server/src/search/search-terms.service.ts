import { foldedTerm, isHelpTopic, type SearchTerm } from '#rules/search/search-terms.ts'
import { searchText } from '#rules/text/search-text.ts'
import type { Database, Transaction } from '../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { changesOf } from '../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../staff/log/staff-log.service.ts'
import { lockedRow, type SavedOver, type Saving, savedOver } from '../staff/saved-over.ts'
import { type StoredTerm, type SynonymGroup, searchTermsStore } from './search-terms.store.ts'
import { wordKnowledgeOf } from './word-knowledge.ts'

/** More than these would be read for each process every half minute for nothing. */
const mostTerms = 5000
const mostGroups = 2000

type Actor = NonNullable<StaffActor>
type Edit = Pick<Saving, 'id' | 'version' | 'key'>
/** Without a version whatever stands is taken away. */
type Removal = { id: number; version: number | undefined }

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

  /** Done with its entry in the log, this process goes by it at once. */
  async function change<Result>(work: Promise<Result>): Promise<Result> {
    const done = await work
    knowledge.forget()
    return done
  }

  return {
    terms: (page: Parameters<typeof searchTermsStore.terms>[1]) => searchTermsStore.terms(db, page),
    groups: (page: Parameters<typeof searchTermsStore.groups>[1]) => searchTermsStore.groups(db, page),

    /**
     * Makes a term once under its key, or changes the one of an id over the version that was read: NOT_FOUND,
     * SEARCH_TERM_TAKEN, SEARCH_TERMS_FULL, INVALID_REQUEST.
     */
    saveTerm: (edit: Edit, given: SearchTerm, actor: Actor): Promise<SavedOver<StoredTerm> | Refusal> =>
      change(
        savedOver(
          database,
          { ...edit, table: 'search_terms', by: actor.staffId },
          lockTerm,
          async (tx, before) => {
            const term = { ...given, term: given.term.toLowerCase(), target: await targetOf(tx, given) }
            if (foldedTerm(term.term) === '') throw misfit('termino')
            const { count, holder } = await searchTermsStore.lockTerms(tx, term)
            if (holder !== null && holder !== before?.id) throw new Rollback(refuse('SEARCH_TERM_TAKEN'))
            if (!before && count >= mostTerms) throw new Rollback(refuse('SEARCH_TERMS_FULL'))
            if (before) await searchTermsStore.updateTerm(tx, before.id, term, actor.name)
            const id = before?.id ?? (await searchTermsStore.insertTerm(tx, term, actor.name))
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
            return lockedRow(tx, id, searchTermsStore.term)
          },
        ),
      ),

    /** NOT_FOUND. */
    removeTerm: ({ id, version }: Removal, actor: Actor): Promise<true | SavedOver<StoredTerm> | Refusal> =>
      change(
        transactOrRefuse(database, async (tx) => {
          const row = await lockedRow(tx, id, lockTerm)
          if (version !== undefined && row.version !== version) return { row, isStale: true }
          await searchTermsStore.removeTerm(tx, id)
          await staffLog.note(tx, { actor, action: 'palabras-quitadas', subject: row.term })
          return true as const
        }),
      ),

    /**
     * Makes a group once under its key, or writes that of an id anew over the version that was read: NOT_FOUND,
     * SEARCH_TERMS_FULL, INVALID_REQUEST.
     */
    saveGroup: (
      edit: Edit,
      given: readonly string[],
      actor: Actor,
    ): Promise<SavedOver<SynonymGroup> | Refusal> =>
      change(
        savedOver(
          database,
          { ...edit, table: 'synonyms', by: actor.staffId },
          lockGroup,
          async (tx, before) => {
            const terms = [...new Map(given.map((term) => [searchText(term), term.toLowerCase()])).values()]
            if (terms.length < 2 || terms.some((term) => searchText(term) === '')) throw misfit('terminos')
            const count = await searchTermsStore.lockGroups(tx)
            if (!before && count >= mostGroups) throw new Rollback(refuse('SEARCH_TERMS_FULL'))
            if (before) await searchTermsStore.removeGroup(tx, before.id)
            const id = before?.id ?? (await searchTermsStore.nextGroup(tx))
            const version = before ? before.version + 1 : 0
            await searchTermsStore.insertGroup(tx, { id, version, terms, editedBy: actor.name })
            await staffLog.note(tx, { actor, action: 'palabras-guardadas', subject: terms.join(', ') })
            return lockedRow(tx, id, searchTermsStore.group)
          },
        ),
      ),

    /** NOT_FOUND. */
    removeGroup: (
      { id, version }: Removal,
      actor: Actor,
    ): Promise<true | SavedOver<SynonymGroup> | Refusal> =>
      change(
        transactOrRefuse(database, async (tx) => {
          const row = await lockedRow(tx, id, lockGroup)
          if (version !== undefined && row.version !== version) return { row, isStale: true }
          await searchTermsStore.removeGroup(tx, id)
          await staffLog.note(tx, { actor, action: 'palabras-quitadas', subject: row.terms.join(', ') })
          return true as const
        }),
      ),
  }
}

/** Nobody else writes words until the transaction ends. */
async function lockTerm(tx: Transaction, id: number): Promise<StoredTerm | null> {
  await searchTermsStore.lockTerms(tx, { meaning: 'filler', term: '', target: '' })
  return searchTermsStore.term(tx, id)
}

async function lockGroup(tx: Transaction, id: number): Promise<SynonymGroup | null> {
  await searchTermsStore.lockGroups(tx)
  return searchTermsStore.group(tx, id)
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
