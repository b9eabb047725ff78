import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Database, Executor, Transaction } from '../../db/connection.ts'
import { type EditedFields, fieldIn, otherLanguages } from '../../db/edited-rows.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { changesOf } from '../../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import {
  type LawKind,
  type LawText,
  type LawVersion,
  type LawWords,
  lawTextsStore as store,
} from './law-texts.store.ts'

type Actor = NonNullable<StaffActor>

/** A text in one language; `isTranslated` says whether that is the one that was asked for. */
export type ShownLawText = LawWords & {
  name: string
  publishedAt: Date
  isTranslated: boolean
  versions: LawVersion[]
}

/** The last publication of a kind with all its versions; null and none where there is no publication. */
export type LawState = { text: LawText | null; versions: LawVersion[] }

export type LawTexts = ReturnType<typeof lawTextsService>

/** What holds now, or the version of a name; null where nothing was published. NOT_FOUND for a name that there is not. */
export async function shownLawText(
  executor: Executor,
  { kind, name, language }: { kind: LawKind; name: string | undefined; language: ShopLanguage },
): Promise<ShownLawText | null | Refusal> {
  const text = await store.find(executor, kind, name)
  if (!text) return name === undefined ? null : refuse('NOT_FOUND')
  const own = language === 'es' ? text : text.translations[language]
  const { title, body } = own ?? text
  const versions = await store.versions(executor, kind)
  return {
    title,
    body,
    name: text.name,
    publishedAt: text.publishedAt,
    isTranslated: own !== undefined,
    versions,
  }
}

/** What the desk edits of a text, by the names of its fields. */
export function fieldsOf(text: LawText | null): EditedFields {
  const fields: EditedFields = { title: text?.title ?? '', body: text?.body ?? '' }
  for (const language of otherLanguages) {
    const words = text?.translations[language]
    fields[fieldIn('title', language)] = words?.title ?? ''
    fields[fieldIn('body', language)] = words?.body ?? ''
  }
  return fields
}

/** The texts of law as the shop shows them and the desk publishes them. */
export function lawTextsService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  /** INVALID_REQUEST undoes all. */
  async function write(
    tx: Transaction,
    { kind, changes, actor }: { kind: LawKind; changes: EditedFields; actor: Actor },
  ): Promise<void> {
    const before = await store.find(tx, kind)
    const known = fieldsOf(before)
    const fields = { ...known, ...changes }
    const missing = missingOf(fields)
    if (missing.length > 0) {
      const misfits = Object.fromEntries(missing.map((name) => [name, 'FIELD_REQUIRED']))
      throw new Rollback(refuse('INVALID_REQUEST', { fields: misfits }))
    }
    await store.insert(tx, {
      kind,
      version: (before?.version ?? 0) + 1,
      title: `${fields.title}`,
      body: `${fields.body}`,
      translations: Object.fromEntries(
        otherLanguages
          .filter((language) => fields[fieldIn('title', language)])
          .map((language) => [
            language,
            { title: fields[fieldIn('title', language)], body: fields[fieldIn('body', language)] },
          ]),
      ),
      publishedBy: actor.name,
    })
    await staffLog.note(tx, {
      actor,
      action: 'contenido-guardado',
      subject: `${fields.title}`,
      changes: changesOf(known as Record<string, string>, changes as Record<string, string>),
    })
  }

  const stateOf = async (executor: Executor, kind: LawKind): Promise<LawState> => ({
    text: await store.find(executor, kind),
    versions: await store.versions(executor, kind),
  })

  return {
    shown: (asked: { kind: LawKind; name: string | undefined; language: ShopLanguage }) =>
      shownLawText(database.db, asked),

    /** A publication by its name with the one before it, null for the first. NOT_FOUND. */
    async published(
      kind: LawKind,
      name: string,
    ): Promise<{ text: LawText; before: LawText | null } | Refusal> {
      const [text, before = null] = await store.findWithBefore(database.db, kind, name)
      return text ? { text, before } : refuse('NOT_FOUND')
    },

    /** The last of each kind that has any. */
    async list(): Promise<Map<LawKind, LawState>> {
      const [texts, versions] = await Promise.all([store.latest(database.db), store.versions(database.db)])
      return new Map(
        texts.map((text) => [
          text.kind,
          { text, versions: versions.filter(({ kind }) => kind === text.kind) },
        ]),
      )
    },

    /** `isStale`: somebody has published since that version; nothing was, and `state` is theirs. INVALID_REQUEST. */
    publish: (
      { kind, version, changes }: { kind: LawKind; version: number; changes: EditedFields },
      actor: Actor,
    ): Promise<{ state: LawState; isStale: boolean } | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        await store.lock(tx)
        const state = await stateOf(tx, kind)
        if ((state.text?.version ?? 0) !== version) return { state, isStale: true }
        await write(tx, { kind, changes, actor })
        return { state: await stateOf(tx, kind), isStale: false }
      }),

    /** Publishes it for a transaction that is undone: see previews. */
    async stage(
      tx: Transaction,
      { kind, changes }: { kind: LawKind; changes: EditedFields },
      actor: Actor,
    ): Promise<void> {
      await write(tx, { kind, changes, actor })
    },
  }
}

/** Spanish is needed whole, and of another language both or neither. */
function missingOf(fields: EditedFields): string[] {
  const missing = ['title', 'body'].filter((name) => !fields[name])
  for (const language of otherLanguages) {
    const [title, body] = [fieldIn('title', language), fieldIn('body', language)]
    if (!fields[title] && fields[body]) missing.push(title)
    if (fields[title] && !fields[body]) missing.push(body)
  }
  return missing
}
