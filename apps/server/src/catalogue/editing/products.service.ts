import type { EditedProduct } from '#rules/products/product.ts'
import { againWhereTaken, type Database, type Transaction, together } from '../../db/connection.ts'
import { madeRows } from '../../db/made-rows.ts'
import { databaseNow } from '../../db/since.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { describeChanges } from './describe-changes.ts'
import { namesStore } from './names.store.ts'
import { type ProductChangeRow, productChangesStore } from './product-changes.store.ts'
import { type DeskProductRow, type ListFilter, productListStore } from './product-list.store.ts'
import { readProductStore, type StoredProduct } from './read-product.store.ts'
import {
  addProduct,
  changeProduct,
  fieldsBefore,
  type SavedProduct,
  sendAgain,
  stillStands,
} from './save-product.service.ts'
import { listSorted, type ProductOrder } from './sorted-products.store.ts'

export type { DeskProductRow, ListFilter, ProductChangeRow, StoredProduct }
export type ProductsService = ReturnType<typeof productsService>

type Member = NonNullable<StaffActor>

const historyLength = 50
const mostVehicles = 30

/** Products as the desk lists, writes and undoes them. */
export function productsService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  const { db } = database

  const find = async (id: number): Promise<StoredProduct | Refusal> =>
    (await readProductStore.find(db, id)) ?? refuse('NOT_FOUND')

  /** Saves, notes it in the log, and replies with the product as it then stands. */
  async function save(
    actor: Member,
    action: 'producto-creado' | 'producto-cambiado' | 'producto-deshecho',
    work: (tx: Parameters<Parameters<typeof transactOrRefuse>[1]>[0]) => Promise<SavedProduct | Refusal>,
  ): Promise<StoredProduct | Refusal> {
    const saved = await againWhereTaken(() =>
      transactOrRefuse(database, async (tx) => {
        const saved = await work(tx)
        if (isRefusal(saved)) throw new Rollback(saved)
        if (Object.keys(saved.changes).length > 0) {
          const subject = `${saved.product.name} (${saved.product.sku})`
          await staffLog.note(tx, { actor, action, subject, changes: describeChanges(saved.changes) })
        }
        return saved.id
      }),
    )
    return isRefusal(saved) ? saved : find(saved)
  }

  return {
    find,
    list: (filter: ListFilter): Promise<DeskProductRow[]> => productListStore.list(db, filter),

    listSorted: (filter: Omit<ListFilter, 'after'>, order: ProductOrder): Promise<DeskProductRow[]> =>
      listSorted(db, filter, order),

    /** See the store. */
    findIds: (text: string, most: number): Promise<number[]> => productListStore.findIds(db, text, most),

    /** Vehicles by words of theirs; see the store. */
    findVehicles: (text: string) => namesStore.vehiclesLike(db, text, mostVehicles),

    /** How what a product names by an id is called. */
    async namesOf({ relatedIds, analogueIds, vehicles }: EditedProduct) {
      const vehicleIds = vehicles.map(({ vehicleId }) => vehicleId)
      const [productos, vehiculos] = await together([
        namesStore.products(db, [...relatedIds, ...analogueIds]),
        namesStore.vehicles(db, vehicleIds),
      ])
      return { productos, vehiculos }
    },

    /** Once under its key; see `addProduct`, and `sendAgain` for what was made under it. */
    add: (fields: Partial<EditedProduct>, key: string | undefined, actor: Member) =>
      save(actor, 'producto-creado', async (tx) => {
        const writing = { actor, now: await databaseNow(tx) }
        const making = { table: 'products', key }
        const made = await madeRows.find(tx, making)
        if (made !== undefined) return sendAgain(tx, made.id, fields, writing)
        const added = await addProduct(tx, fields, writing)
        if (!isRefusal(added)) await madeRows.note(tx, making, added, actor.staffId)
        return added
      }),

    /** See `changeProduct`. */
    change: (id: number, version: number, fields: Partial<EditedProduct>, actor: Member) =>
      save(actor, 'producto-cambiado', async (tx) =>
        changeProduct(tx, id, fields, { version }, { actor, now: await databaseNow(tx) }),
      ),

    /** Writes it as `add` or `change` do, for a transaction that is undone; gives the product's id: see previews. */
    async stage(
      tx: Transaction,
      { id, fields }: { id: number | null; fields: Partial<EditedProduct> },
      actor: Member,
    ): Promise<number> {
      const writing = { actor, now: await databaseNow(tx) }
      const saved = await (id === null
        ? addProduct(tx, fields, writing)
        : changeProduct(tx, id, fields, {}, writing))
      if (isRefusal(saved)) throw new Rollback(saved)
      return saved.id
    },

    /** Up to 50 saves, the newest first. */
    history: (productId: number, before: number | undefined): Promise<ProductChangeRow[]> =>
      productChangesStore.list(db, productId, { before, limit: historyLength }),

    /** Takes one save back. NOT_FOUND; UNDO_CHANGED where what it left was changed since; as `changeProduct` besides. */
    undo: (productId: number, changeId: number, actor: Member) =>
      save(actor, 'producto-deshecho', async (tx) => {
        const stored = await readProductStore.find(tx, productId, { lock: true })
        const change = await productChangesStore.find(tx, productId, changeId)
        if (!stored || !change) return refuse('NOT_FOUND')
        if (Object.keys(change.changes).length === 0 || !stillStands(stored.product, change.changes)) {
          return refuse('UNDO_CHANGED')
        }
        const writing = { actor, now: await databaseNow(tx) }
        return changeProduct(tx, productId, fieldsBefore(change.changes), { isUndo: true }, writing)
      }),
  }
}
