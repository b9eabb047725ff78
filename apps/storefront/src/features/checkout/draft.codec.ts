import type { OrderRequest } from '../../data/port/checkout.port.ts'
import type { PaymentKind } from '../../data/port/payments.port.ts'
import { fieldsOf, readFields } from '../../shell/stored-json.ts'
import { type CheckoutForm, emptyForm, newAddress, textLimits } from './checkout-form.ts'
import type { Attempt } from './purchase/attempt.ts'

/** What is stored of a checkout until its order stands: what was typed, and the attempt under way. */
export type Draft = {
  form: CheckoutForm
  attempt: Attempt | null
  /** The customer who was signed in while it was typed; null for a guest. It is shown to nobody else. */
  owner: number | null
}

/** The draft as far as the one who is here now may see it: a guest's passes to who signs in, a customer's to nobody. */
export const draftFor = (draft: Draft | null, customerId: number | null): Draft | null =>
  draft && (draft.owner === null || draft.owner === customerId) ? draft : null

function idOrNull(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : null
}

const kinds: readonly PaymentKind[] = ['webpay', 'transferencia', 'pago_en_tienda']

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

function attemptFrom(value: unknown): Attempt | null {
  const { key, fingerprint, guest, uncertain, sent } = fieldsOf(value)
  if (typeof key !== 'string' || !uuid.test(key) || typeof fingerprint !== 'string') return null
  const { customerId, addressId } = fieldsOf(guest)
  const customer = idOrNull(customerId)
  return {
    key,
    fingerprint,
    guest: customer === null ? null : { customerId: customer, addressId: idOrNull(addressId) },
    uncertain: uncertain === true,
    sent: Array.isArray(sent) ? sent.filter((each): each is OrderRequest => isSent(each, key)) : [],
  }
}

/** The shop judges what it is sent; this is enough for it to be sent again. */
function isSent(value: unknown, key: string): boolean {
  const { idempotencyKey, lines, guest } = fieldsOf(value)
  return idempotencyKey === key && Array.isArray(lines) && typeof fieldsOf(guest).email === 'string'
}

function formFrom(value: unknown): CheckoutForm {
  const stored = fieldsOf(value)
  const texts: Partial<Record<keyof typeof textLimits, string>> = {}
  for (const [name, limit] of Object.entries(textLimits) as [keyof typeof textLimits, number][]) {
    const text = stored[name]
    texts[name] = typeof text === 'string' ? text.slice(0, limit) : ''
  }
  return {
    ...emptyForm,
    ...texts,
    documentKind: stored.documentKind === 'factura' ? 'factura' : 'boleta',
    deliveryKind: stored.deliveryKind === 'pickup' ? 'pickup' : 'home',
    addressId: stored.addressId === newAddress ? newAddress : idOrNull(stored.addressId),
    regionId: idOrNull(stored.regionId),
    comunaId: idOrNull(stored.comunaId),
    branchId: idOrNull(stored.branchId),
    carrierId: idOrNull(stored.carrierId),
    paymentKind: kinds.find((kind) => kind === stored.paymentKind) ?? null,
    acceptsTerms: stored.acceptsTerms === true,
    termsVersion: typeof stored.termsVersion === 'string' ? stored.termsVersion.slice(0, 40) : '',
    acceptsMarketing: stored.acceptsMarketing === true,
  }
}

/** The draft out of stored text; null for text that is none. Spoilt fields come back empty. */
export function decodeDraft(text: string | null): Draft | null {
  const { form, attempt, owner } = readFields(text)
  if (typeof form !== 'object' || form === null) return null
  return { form: formFrom(form), attempt: attemptFrom(attempt), owner: idOrNull(owner) }
}

export function encodeDraft(draft: Draft | null): string {
  return JSON.stringify(draft)
}
