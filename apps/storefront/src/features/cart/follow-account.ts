import { type AccountLine, accountLineKey, cartAfterSignOut, mergeCarts } from '#rules/cart/merge-carts.ts'
import type { AccountCartLine } from '../../data/port/cart.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import type { StoredValue } from '../../shell/stored-value.ts'
import { accountLineOf, cartLineOf, sameLines } from './account-lines.ts'
import { type CartLine, withQuantity } from './cart-line.ts'
import type { Following } from './following.codec.ts'

type Stored<Value> = Pick<StoredValue<Value>, 'get' | 'update'>

export interface Followed {
  data: Pick<DataPort, 'cart' | 'layer'> & { catalogue: Pick<DataPort['catalogue'], 'getProduct'> }
  /** The browser's cart. */
  cart: Stored<CartLine[]>
  following: Stored<Following | null>
  /** Whether the customer is still the one who is signed in here; asked after every wait. */
  isHere: (customerId: number) => boolean
}

/** How often in a row another device may be quicker before it is left for the next change. */
const mostTries = 5

/** Takes out of the browser what only the account's cart had put there. */
export function leaveAccount({ cart, following }: Pick<Followed, 'cart' | 'following'>): void {
  const known = following.get()
  if (!known) return
  following.update(() => null)
  cart.update((lines) =>
    cartAfterSignOut({ before: known.before, saved: known.base, now: lines.map(accountLineOf) }).map(
      toCartLine,
    ),
  )
}

/**
 * Brings the browser's cart and the customer's to one (docs/decisions/0040). With `pull` it asks for what other
 * devices have changed. Throws `Refusal` when the shop cannot be asked: nothing is lost, and it can be tried again.
 */
export async function agree(followed: Followed, customerId: number, pull: boolean): Promise<void> {
  const { data, cart, following } = followed
  if (following.get()?.customerId !== customerId) {
    leaveAccount(followed)
    const account = await data.cart.load()
    const bring = await bringing(followed, account.lines)
    if (!followed.isHere(customerId)) return
    const before = cart.get().map(accountLineOf).map(bare)
    following.update(() => ({ customerId, version: account.version, base: account.lines.map(bare), before }))
    bring([])
  } else if (pull) {
    await take(followed, await data.cart.load())
  }
  for (let tries = 0; tries < mostTries; tries++) {
    const known = following.get()
    if (known?.customerId !== customerId || !followed.isHere(customerId)) return
    const mine = cart.get().map(accountLineOf).map(bare)
    if (sameLines(mine, known.base)) return
    const reply = await data.cart.save(mine, known.version)
    if (reply.saved) {
      following.update((now) => now && { ...now, version: reply.version, base: mine })
    } else await take(followed, reply)
  }
}

/** Merges what stands in the account into the browser, where it is newer than what both agreed on. */
async function take(
  followed: Followed,
  account: { version: number; lines: AccountCartLine[] },
): Promise<void> {
  const known = followed.following.get()
  if (!known || account.version === known.version) return
  const bring = await bringing(followed, account.lines)
  if (!followed.isHere(known.customerId)) return
  followed.following.update(
    (now) => now && { ...now, version: account.version, base: account.lines.map(bare) },
  )
  bring(known.base)
}

/**
 * Asks for the products of the account's lines, and returns what then merges them into the browser's cart at
 * one stroke. Lines whose product is no longer sold stay away.
 */
async function bringing(
  { data, cart }: Pick<Followed, 'data' | 'cart'>,
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

async function productOf(data: Followed['data'], slug: string) {
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
