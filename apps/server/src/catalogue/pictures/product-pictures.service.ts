import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { changesOf } from '../../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import {
  type ComingPicture,
  type PicturedValue,
  type PictureEdit,
  type PlacedPicture,
  productPicturesStore as store,
} from './product-pictures.store.ts'

export type ProductPicturesService = ReturnType<typeof productPicturesService>

export type ShownPictures = {
  edit: PictureEdit
  pictures: PlacedPicture[]
  values: PicturedValue[]
  coming: ComingPicture[]
}

/** Only what is named is changed; a null takes words in another language away. */
export type PicturesChange = {
  /** As it was read. */
  version: number
  /** In their new order; those of the product that are not named stay behind them. */
  pictures: {
    file: string
    alt?: string | undefined
    alts: Partial<Record<'en' | 'ru', string | null>>
    /** Null for a picture that shows any value of its options. */
    valueId?: number | null | undefined
  }[]
  removed: readonly string[]
  /** Keys of pictures that are not to come any more. */
  dropped: readonly string[]
  values: { id: number; picture: string | null }[]
}

type Agent = NonNullable<StaffActor>

/** The pictures of products: their order, what they show in words, and which of them stands for a colour. */
export function productPicturesService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  const shown = async (
    executor: Database['db'] | Transaction,
    productId: number,
  ): Promise<ShownPictures> => ({
    edit: await store.edit(executor, productId),
    pictures: await store.placed(executor, productId),
    values: await store.values(executor, productId),
    coming: await store.coming(executor, productId),
  })

  return {
    /** NOT_FOUND. */
    async shown(productId: number): Promise<ShownPictures | Refusal> {
      const isThere = await store.exists(database.db, productId)
      return isThere ? shown(database.db, productId) : refuse('NOT_FOUND')
    },

    exists: (productId: number) => store.exists(database.db, productId),

    /** Lets a product show a picture behind its others as soon as it is drawn, which may be now. */
    async expect(
      tx: Transaction,
      productId: number,
      picture: { key: string; file: string; ground: string; isDrawn: boolean; name: string },
    ): Promise<void> {
      if (!picture.isDrawn) return store.expect(tx, productId, picture)
      const alt = await store.lock(tx, productId)
      if (alt !== undefined) await store.append(tx, productId, { ...picture, alt })
    },

    /** Shows a picture that has been drawn with every product that waits for it. */
    async show(tx: Transaction, picture: { key: string; file: string; ground: string }): Promise<void> {
      for (const productId of await store.arrived(tx, picture.key)) {
        const alt = await store.lock(tx, productId)
        if (alt !== undefined) await store.append(tx, productId, { ...picture, alt })
      }
    },

    /** NOT_FOUND; EDITED_MEANWHILE where somebody has changed them since they were read, with who and when. */
    change: (productId: number, change: PicturesChange, agent: Agent): Promise<ShownPictures | Refusal> =>
      inTransaction(database, async (tx) => {
        const name = await store.lock(tx, productId)
        if (name === undefined) return refuse('NOT_FOUND')
        const edit = await store.edit(tx, productId)
        const before = await store.placed(tx, productId)
        if (edit.version !== change.version) return refuseEdited(edit, before)
        const after = placedAfter(before, change)
        const values = await store.values(tx, productId)
        if (!areOwn(change.values, after, values)) {
          return refuse('INVALID_REQUEST', { fields: { valores: 'FIELD_INVALID' } })
        }
        if (!showOwn(after, values)) {
          return refuse('INVALID_REQUEST', { fields: { imagenes: 'FIELD_INVALID' } })
        }
        if (JSON.stringify(before) !== JSON.stringify(after)) await store.replace(tx, productId, after)
        const orphans = values.filter(({ picture }) => picture !== null && change.removed.includes(picture))
        for (const { id } of orphans) await store.setValuePicture(tx, productId, { id, picture: null })
        for (const value of change.values) await store.setValuePicture(tx, productId, value)
        await store.forgetComing(tx, productId, change.dropped)
        await store.noteEdit(tx, productId, agent.name)
        const changes = changesOf({ imagenes: namesOf(before) }, { imagenes: namesOf(after) })
        await staffLog.note(tx, { actor: agent, action: 'imagenes-cambiadas', subject: name, changes })
        return shown(tx, productId)
      }),
  }
}

const refuseEdited = ({ version, by, at }: PictureEdit, now: readonly PlacedPicture[]): Refusal =>
  refuse('EDITED_MEANWHILE', {
    cambio: {
      version,
      responsable: by,
      fecha: at.toISOString(),
      ahora: { imagenes: now.map(({ file, alt }) => ({ archivo: file, alt })) },
    },
  })

/** As the log shows them. */
const namesOf = (pictures: readonly PlacedPicture[]) => pictures.map(({ alt }) => alt).join(' | ')

/** Whether each is a value of the product's, with one of its pictures, the one that it has already, or none. */
function areOwn(
  changed: PicturesChange['values'],
  pictures: readonly PlacedPicture[],
  values: readonly PicturedValue[],
): boolean {
  const files = new Set(pictures.map(({ file }) => file))
  return changed.every(({ id, picture }) => {
    const value = values.find((each) => each.id === id)
    return value && (picture === null || picture === value.picture || files.has(picture))
  })
}

/** Whether what pictures show are values of the product's. */
const showOwn = (pictures: readonly PlacedPicture[], values: readonly PicturedValue[]): boolean =>
  pictures.every(({ valueId }) => valueId === null || values.some(({ id }) => id === valueId))

/** What stands after a change: named ones first, then those that it does not name. */
function placedAfter(before: readonly PlacedPicture[], change: PicturesChange): PlacedPicture[] {
  const byFile = new Map(before.map((each) => [each.file, each]))
  for (const file of change.removed) byFile.delete(file)
  const named = change.pictures.flatMap((given) => {
    const picture = byFile.get(given.file)
    byFile.delete(given.file)
    return picture ? [worded(picture, given)] : []
  })
  return [...named, ...byFile.values()]
}

function worded(picture: PlacedPicture, given: PicturesChange['pictures'][number]): PlacedPicture {
  const translations = (['en', 'ru'] as const).flatMap((language) => {
    const own = picture.translations.find((each) => each.language === language)
    const alt = given.alts[language]
    if (alt === undefined) return own ? [own] : []
    // A drawing with words of its own stays another one.
    if (alt === null && !own?.file) return []
    return [{ language, file: own?.file ?? null, alt: alt ?? own?.alt ?? '' }]
  })
  const valueId = given.valueId === undefined ? picture.valueId : given.valueId
  return { ...picture, alt: given.alt ?? picture.alt, valueId, translations }
}
