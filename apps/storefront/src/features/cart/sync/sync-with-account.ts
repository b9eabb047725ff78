import { type AccountLine, accountLineKey, cartAfterSignOut, mergeCarts } from '#rules/cart/merge-carts.ts'
import type { AccountCartLine } from '../../../data/port/cart.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import type { StoredValue } from '../../../shell/stored-value.ts'
import { type CartLine, withQuantity } from '../lines/cart-line.ts'
import { accountLineOf, cartLineOf, sameLines } from './account-lines.ts'
import type { SyncState } from './sync-state.codec.ts'

type Stored<Value> = Pick<StoredValue<Value>, 'get' | 'update'>

export type CartSync = {
  data: Pick<DataPort, 'cart' | 'layer'> & { catalogue: Pick<DataPort['catalogue'], 'getProduct'> }
  /** The browser's cart. */
  cart: Stored<CartLine[]>
  syncState: Stored<SyncState | null>
  /** Whether the customer is still the one who is signed in here; checked after every wait. */
  isHere: (customerId: number) => boolean
}

/** How often in a row another device may be quicker before it is left for the next change. */
const mostTries = 5

/** Takes out of the browser what only the account's cart had put there. */
export function leaveAccount({ cart, syncState }: Pick<CartSync, 'cart' | 'syncState'>): void {
  const known = syncState.get()
  if (!known) return
  syncState.update(() => null)
  cart.update((lines) =>
    cartAfterSignOut({ before: known.before, saved: known.base, now: lines.map(accountLineOf) }).map(
      toCartLine,
    ),
  )
}

/**
 * Syncs the browser's cart with the customer's (docs/decisions/0040). With `pull` it fetches what other devices have
 * changed. Throws `Refusal` when the shop cannot be reached: nothing is lost, and it can be tried again.
 */
export async function syncWithAccount(cartSync: CartSync, customerId: number, pull: boolean): Promise<void> {
  const { data, cart, syncState } = cartSync
  if (syncState.get()?.customerId !== customerId) {
    leaveAccount(cartSync)
    const account = await data.cart.load()
    const merge = await prepareMerge(cartSync, account.lines)
    if (!cartSync.isHere(customerId)) return
    const before = cart.get().map(accountLineOf).map(bare)
    syncState.update(() => ({ customerId, version: account.version, base: account.lines.map(bare), before }))
    merge([])
  } else if (pull) {
    await pullAccount(cartSync, await data.cart.load())
  }
  for (let tries = 0; tries < mostTries; tries++) {
    const known = syncState.get()
    if (known?.customerId !== customerId || !cartSync.isHere(customerId)) return
    const mine = cart.get().map(accountLineOf).map(bare)
    if (sameLines(mine, known.base)) return
    const reply = await data.cart.save(mine, known.version)
    if (reply.saved) {
      syncState.update((now) => now && { ...now, version: reply.version, base: mine })
    } else await pullAccount(cartSync, reply)
  }
}

/** Merges the account's cart into the browser's, where it is newer than the last sync. */
async function pullAccount(
  cartSync: CartSync,
  account: { version: number; lines: AccountCartLine[] },
): Promise<void> {
  const known = cartSync.syncState.get()
  if (!known || account.version === known.version) return
  const merge = await prepareMerge(cartSync, account.lines)
  if (!cartSync.isHere(known.customerId)) return
  cartSync.syncState.update(
    (now) => now && { ...now, version: account.version, base: account.lines.map(bare) },
  )
  merge(known.base)
}

/**
 * Fetches the products of the account's lines, and returns what then merges them into the browser's cart in one
 * update. Lines whose product is no longer sold are left out.
 */
async function prepareMerge(
  { data, cart }: Pick<CartSync, 'data' | 'cart'>,
  theirs: AccountCartLine[],
): Promise<(base: readonly AccountLine[]) => void> {
  const own = new Set(cart.get().map(accountLineOf).map(accountLineKey))
  const found = await Promise.all(
    theirs.map(async (line) => {
      if (own.has(accountLineKey(line))) return { ...line, line: null }
      const product = await productOf(data, line.slug)
      const shown = product && cartLineOf(product, line)
      return shown && { ...line, line: shown }
    }),
  )
  const lines = found.filter((line) => line !== null)
  return (base) =>
    cart.update((current) => {
      const mine = current.map(accountLineOf)
      const merged = mergeCarts<AccountLine & { line: CartLine | null }>({ base, mine, theirs: lines })
      return merged.flatMap(({ line, quantity }) => (line ? [withQuantity(line, quantity)] : []))
    })
}

async function productOf(data: CartSync['data'], slug: string) {
  try {
    return await data.catalogue.getProduct(slug)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  }
}

const bare = ({ productId, valueIds, quantity }: AccountLine): AccountLine => ({
  productId,
  valueIds: [...valueIds],
  quantity,
})

const toCartLine = ({ line, quantity }: { line: CartLine; quantity: number }): CartLine =>
  withQuantity(line, quantity)
