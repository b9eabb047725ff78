import { type AccountLine, mergeCarts } from '#rules/cart/merge-carts.ts'
import type { AccountCart, AccountCartLine, CartPort } from '../port/cart.port.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'

/** Every account's cart, by its e-mail. */
const key = 'huella.sample.carts'

/** The carts of the accounts that this browser has seen. */
export function cartSample(context: SampleContext): CartPort {
  const { storage, delays } = context
  const owner = (): string => {
    const { email } = readObject<{ email: string }>(storage, 'user')
    if (!email) throw refusal(context, 'SESSION_REQUIRED')
    return email
  }
  const carts = () => readObject<Record<string, AccountCart>>(storage, key)
  const find = (email: string): AccountCart => carts()[email] ?? { version: 0, lines: [] }
  return {
    load: () => after(delays.list, () => find(owner())),
    save: (lines, version) =>
      after(delays.list, () => {
        const email = owner()
        const stored = find(email)
        if (stored.version !== version) return { ...stored, saved: false }
        const made: AccountCart = { version: version + 1, lines: withSlugs(context, lines) }
        storage.setItem(key, JSON.stringify({ ...carts(), [email]: made }))
        return { ...made, saved: true }
      }),
  }
}

/** Takes an account's cart away with the account. */
export function forgetCart({ storage }: SampleContext, email: string): void {
  const { [email]: _, ...others } = readObject<Record<string, AccountCart>>(storage, key)
  storage.setItem(key, JSON.stringify(others))
}

/** Each product with the same values once, with the larger quantity; those that do not exist are left out. */
function withSlugs({ shop }: SampleContext, lines: readonly AccountLine[]): AccountCartLine[] {
  return mergeCarts({ base: [], mine: lines, theirs: [] }).flatMap((line) => {
    const slug = shop.find(line.productId)?.source.slug
    return slug === undefined ? [] : [{ ...line, valueIds: [...line.valueIds], slug }]
  })
}
