import type { Database } from '../../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { changesOf, type ListEntry, listChangesOf } from '../../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import type { LogChange } from '../../staff/staff.tables.ts'
import { settingsStore } from '../settings.store.ts'
import { readSection, type Section, type SectionName, sectionNames } from './shop-sections.ts'

/** A part as it stands; version 0 where nobody has saved any. */
export type StoredSection<Name extends SectionName> = {
  value: Section<Name>
  version: number
  by: string
  at: Date | null
}

type Edit<Name extends SectionName> = {
  version: number
  changes: Partial<Section<Name>>
  /** What is wrong with the fields of the wire together. */
  check?: (value: Section<Name>) => Record<string, string>
}

export type SavedSection<Name extends SectionName> = { stored: StoredSection<Name>; isStale: boolean }

export type ShopEdits = ReturnType<typeof shopEditsService>

/** What the owner sets of the shop, as the desk reads and saves it. */
export function shopEditsService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  return {
    async read(): Promise<{ [Name in SectionName]: StoredSection<Name> }> {
      const stored = await settingsStore.findAll(database.db, sectionNames)
      const part = <Name extends SectionName>(name: Name): StoredSection<Name> =>
        sectionOf(name, stored.get(name))
      return {
        brand: part('brand'),
        seller: part('seller'),
        hours: part('hours'),
        holidays: part('holidays'),
        bank: part('bank'),
        pixels: part('pixels'),
        rates: part('rates'),
      }
    },

    /**
     * Writes the fields that changed over the version that was read. `isStale` says that somebody has saved since:
     * then nothing is written, and `stored` is theirs. INVALID_REQUEST where `check` names what is wrong with the whole.
     */
    save: <Name extends SectionName>(
      name: Name,
      { version, changes, check }: Edit<Name>,
      actor: NonNullable<StaffActor>,
    ): Promise<SavedSection<Name> | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        await settingsStore.lock(tx, name)
        const before = sectionOf(name, (await settingsStore.findAll(tx, [name])).get(name))
        if (before.version !== version) return { stored: before, isStale: true }
        const value: Section<Name> = { ...before.value, ...changes }
        const fields = check?.(value) ?? {}
        if (Object.keys(fields).length > 0) throw new Rollback(refuse('INVALID_REQUEST', { fields }))
        const saved = await settingsStore.save(tx, name, value, actor.staffId, actor.name)
        const entry = { actor, action: 'tienda-guardada', subject: name } as const
        await staffLog.note(tx, { ...entry, changes: told(before.value, value) })
        return { stored: { value, ...saved }, isStale: false }
      }),
  }
}

/** For the log: of a list its entries, and what else is no text as JSON. */
function told<Value extends object>(before: Value, after: Value): LogChange[] {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, each]) => {
    const [old, now] = [entriesOf(known.get(field)), entriesOf(each)]
    if (old && now) return listChangesOf(field, old, now)
    return changesOf({ [field]: worded(known.get(field)) }, { [field]: worded(each) })
  })
}

const worded = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Days and pixels, those of both kinds together; null for what is no list. */
function entriesOf(value: unknown): ListEntry[] | null {
  if (typeof value === 'object' && value !== null && 'scripts' in value && 'pictures' in value)
    return entriesOf([value.scripts, value.pictures].flat())
  if (!Array.isArray(value)) return null
  return value.map((each: unknown) => {
    const says = typeof each === 'string' ? each : Object.values(each as object).join(' ')
    return { key: says, says }
  })
}

function sectionOf<Name extends SectionName>(
  name: Name,
  stored: { value: unknown; version: number; by: string; at: Date } | undefined,
): StoredSection<Name> {
  const value = readSection(name, stored?.value)
  return stored ? { ...stored, value } : { value, version: 0, by: '', at: null }
}
