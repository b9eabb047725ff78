import { photoTypeOf } from '#rules/catalogue/review-photos.ts'
import type { Prescription } from '../port/orders.port.ts'
import { readObject, refusal, type SampleContext } from './layer.ts'
import { findOrder } from './order-particulars.ts'

const key = 'huella.sample.prescriptions'

type Stored = Record<string, { name: string; isPdf: boolean; src: string }[]>

const read = (context: SampleContext): Partial<Stored> => readObject<Stored>(context.session, key)

export const forgetPrescriptions = (context: SampleContext): void => context.session.removeItem(key)

/** The prescription of an order of this browser; nobody reads it here, so that it stays received. */
export function prescriptionOf(context: SampleContext, token: string): Prescription | null {
  const row = findOrder(context, (order) => order.token === token)
  if (!row) throw refusal(context, 'NOT_FOUND')
  const products = row.order.items.flatMap(({ product }) => {
    const found = context.shop.find(product.id)
    const facts = found?.source.facts
    return facts?.kind === 'medicine' && facts.medicine.sale !== 'free' ? [product.name] : []
  })
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
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'
  const type = isPdf ? 'application/pdf' : photoTypeOf(bytes) && `image/${photoTypeOf(bytes)}`
  if (!type) throw refusal(context, 'PRESCRIPTION_INVALID', { fields: { archivo: 'PRESCRIPTION_INVALID' } })
  if (!before.isOpen) throw refusal(context, 'ORDER_STATE')
  const stored = read(context)
  const pages = [...(stored[token] ?? []), { name, isPdf, src: `data:${type};base64,${base64}` }]
  context.session.setItem(key, JSON.stringify({ ...stored, [token]: pages }))
  return prescriptionOf(context, token) ?? before
}

export function readPage(context: SampleContext, token: string, pageId: number): string {
  const page = read(context)[token]?.[pageId - 1]
  if (!page) throw refusal(context, 'NOT_FOUND')
  return page.src
}
