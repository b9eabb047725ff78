import type { Database, Transaction } from '../../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import type { MenuName } from '../content.tables.ts'
import { leadsNowhere } from '../link-targets.store.ts'
import { type MenuTranslation, type StoredMenu, menuDeskStore as store } from './menu-desk.store.ts'
import { eachEntry, entriesOf, itemsOf, type MenuEntry, menuChanges, translationsOf } from './menu-entries.ts'

export type DeskMenu = {
  name: MenuName
  version: number
  editedBy: string
  editedAt: Date | null
  entries: MenuEntry[]
}

type Actor = NonNullable<StaffActor>

export type MenuDesk = ReturnType<typeof menuDeskService>

const names: readonly MenuName[] = ['horizontal', 'mobile', 'megamenu']

function asDeskMenu(name: MenuName, row: StoredMenu | null, known: readonly MenuTranslation[]): DeskMenu {
  const { version, editedBy, editedAt } = row ?? { version: 0, editedBy: '', editedAt: null }
  return { name, version, editedBy, editedAt, entries: entriesOf(row?.items ?? [], known) }
}

/** The shop's menus, as the desk reads and edits them. */
export function menuDeskService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  /** INVALID_REQUEST undoes all. */
  async function write(
    tx: Transaction,
    { before, entries, actor }: { before: DeskMenu; entries: MenuEntry[]; actor: Actor },
  ): Promise<DeskMenu> {
    const { name } = before
    await checkLinks(tx, { before, entries })
    const categoryIds = await store.categoryIds(tx)
    const items = itemsOf(entries, { hasPanels: name !== 'mobile', categoryIds })
    const row = await store.save(tx, { name, items, editedBy: actor.name })
    const translations = translationsOf(entries)
    await store.forget(tx, emptied(before.entries, entries))
    await store.translate(tx, translations)
    await staffLog.note(tx, {
      actor,
      action: 'contenido-guardado',
      subject: `menu ${name}`,
      changes: menuChanges(before.entries, entries),
    })
    return asDeskMenu(name, row, await store.translations(tx))
  }

  async function lock(tx: Transaction, name: MenuName): Promise<DeskMenu> {
    return asDeskMenu(name, await store.lock(tx, name), await store.translations(tx))
  }

  return {
    async list(): Promise<DeskMenu[]> {
      const { db } = database
      const [rows, known] = await Promise.all([store.menus(db), store.translations(db)])
      return names.map((name) => asDeskMenu(name, rows.find((row) => row.name === name) ?? null, known))
    },

    /** INVALID_REQUEST; `isStale` where somebody has saved since that version: nothing was written, and `row` is theirs. */
    save: (
      { name, version, entries }: Pick<DeskMenu, 'name' | 'version' | 'entries'>,
      actor: Actor,
    ): Promise<{ row: DeskMenu; isStale: boolean } | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const before = await lock(tx, name)
        if (before.version !== version) return { row: before, isStale: true }
        return { row: await write(tx, { before, entries, actor }), isStale: false }
      }),

    /** Writes it as `save` does, for a transaction that is undone: see previews. */
    async stage(
      tx: Transaction,
      { name, entries }: Pick<DeskMenu, 'name' | 'entries'>,
      actor: Actor,
    ): Promise<void> {
      await write(tx, { before: await lock(tx, name), entries, actor })
    },
  }
}

/** A link that stood there before may lead to what has gone since. */
async function checkLinks(
  tx: Transaction,
  { before, entries }: { before: DeskMenu; entries: MenuEntry[] },
): Promise<void> {
  const known = new Set(eachEntry(before.entries).map(({ link }) => link))
  for (const { link } of eachEntry(entries)) {
    if (known.has(link) || !(await leadsNowhere(tx, link))) continue
    throw new Rollback(refuse('INVALID_REQUEST', { fields: { [`enlace ${link}`]: 'FIELD_INVALID' } }))
  }
}

/** What was said in another language of an entry that still stands there, and is not any more. */
function emptied(before: readonly MenuEntry[], after: readonly MenuEntry[]): MenuTranslation[] {
  const keyOf = ({ language, title, url }: MenuTranslation) => JSON.stringify([language, title, url])
  const kept = new Set(translationsOf(after).map(keyOf))
  const standing = new Set(eachEntry(after).map(({ title, link }) => JSON.stringify([title, link])))
  return translationsOf(before).filter(
    (row) => standing.has(JSON.stringify([row.title, row.url])) && !kept.has(keyOf(row)),
  )
}
