import { photoTypeOf } from '#rules/catalogue/review-photos.ts'
import type { Prescription } from '../port/orders.port.ts'
import type { BoughtLine } from '../port/shipping.port.ts'
import { readObject, refusal, type SampleContext } from './layer.ts'
import { findOrder } from './order-particulars.ts'

/** Pages by the token of their order, or by one of their own while they wait for it. */
const key = 'huella.sample.prescriptions'

type StoredPage = { name: string; isPdf: boolean; src: string }
type Stored = Record<string, StoredPage[]>

const read = (context: SampleContext): Partial<Stored> => readObject<Stored>(context.session, key)
const write = (context: SampleContext, stored: Partial<Stored>): void =>
  context.session.setItem(key, JSON.stringify(stored))

export const forgetPrescriptions = (context: SampleContext): void => context.session.removeItem(key)

const needsPrescription = (context: SampleContext, productId: number): boolean => {
  const facts = context.shop.find(productId)?.source.facts
  return facts?.kind === 'medicine' && facts.medicine.sale !== 'free'
}

export const prescriptionNeeds = (context: SampleContext, lines: readonly BoughtLine[]): number[] =>
  lines.map(({ productId }) => productId).filter((id) => needsPrescription(context, id))

/** Stores a page under a token of its own, until an order takes it along. */
export function uploadPage(context: SampleContext, page: { name: string; base64: string }): string {
  const token = crypto.randomUUID().replaceAll('-', '')
  write(context, { ...read(context), [token]: [pageOf(context, page)] })
  return token
}

/** Throws where one of these pages is not there. */
export function checkUploads(context: SampleContext, tokens: readonly string[]): void {
  const stored = read(context)
  if (tokens.every((token) => stored[token])) return
  throw refusal(context, 'PRESCRIPTION_GONE', { fields: { recetas: 'PRESCRIPTION_GONE' } })
}

/** Gives pages to the order that was made. */
export function attachUploads(
  context: SampleContext,
  order: { token: string; items: { product: { id: number } }[] },
  tokens: readonly string[],
): void {
  if (tokens.length === 0 || !order.items.some(({ product }) => needsPrescription(context, product.id)))
    return
  const stored = read(context)
  const pages = tokens.flatMap((token) => stored[token] ?? [])
  const left = Object.entries(stored).filter(([token]) => !tokens.includes(token))
  write(context, { ...Object.fromEntries(left), [order.token]: pages })
}

function pageOf(context: SampleContext, { name, base64 }: { name: string; base64: string }): StoredPage {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'
  const type = isPdf ? 'application/pdf' : photoTypeOf(bytes) && `image/${photoTypeOf(bytes)}`
  if (!type) throw refusal(context, 'PRESCRIPTION_INVALID', { fields: { archivo: 'PRESCRIPTION_INVALID' } })
  return { name, isPdf, src: `data:${type};base64,${base64}` }
}

/** The prescription of an order of this browser; nobody reads it here, so that it stays received. */
export function prescriptionOf(context: SampleContext, token: string): Prescription | null {
  const row = findOrder(context, (order) => order.token === token)
  if (!row) throw refusal(context, 'NOT_FOUND')
  const products = row.order.items.flatMap(({ product }) =>
    needsPrescription(context, product.id) ? [product.name] : [],
  )
  if (products.length === 0) return null
  const pages = read(context)[token] ?? []
  return {
    state: pages.length === 0 ? 'missing' : 'received',
    reason: '',
    isOpen: row.order.status === 'PENDING',
    products,
    pages: pages.map(({ name, isPdf }, index) => ({ id: index + 1, name, isPdf })),
  }
}

export function sendPage(
  context: SampleContext,
  { token, name, base64 }: { token: string; name: string; base64: string },
): Prescription {
  const before = prescriptionOf(context, token)
  if (!before) throw refusal(context, 'NOT_FOUND')
  const page = pageOf(context, { name, base64 })
  if (!before.isOpen) throw refusal(context, 'ORDER_STATE')
  const stored = read(context)
  write(context, { ...stored, [token]: [...(stored[token] ?? []), page] })
  return prescriptionOf(context, token) ?? before
}

export function readPage(context: SampleContext, token: string, pageId: number): string {
  const page = read(context)[token]?.[pageId - 1]
  if (!page) throw refusal(context, 'NOT_FOUND')
  return page.src
}
