import { describe, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'
import { orderRequest } from './shopping.ts'

const sold = (sale: 'prescription' | 'free') =>
  products.find(
    ({ facts, options, stock }) =>
      facts?.kind === 'medicine' && facts.medicine.sale === sale && !options.length && stock[1] > 3,
  )

async function orderOf(data: DataPort, sale: 'prescription' | 'free'): Promise<string> {
  const request = await orderRequest(data, { wanted: { slugs: [sold(sale)?.slug ?? ''], quantity: 1 } })
  return (await data.checkout.createOrder(request)).token
}

/** How both layers take a prescription. */
export function prescriptionsContract(data: () => DataPort): void {
  describe('an order of what needs a prescription', () => {
    test('asks for it, takes its pages and shows them to who has the token', async () => {
      const { orders } = data()
      const token = await orderOf(data(), 'prescription')
      const missing = {
        state: 'missing',
        reason: '',
        isOpen: true,
        products: [sold('prescription')?.name],
        pages: [],
      }
      expect(await orders.getPrescription(token)).toEqual(missing)
      const page = { token, name: 'receta.pdf', base64: btoa('%PDF-1.7\n%%EOF\n') }
      const sent = await orders.sendPrescription(page)
      const pages = [{ id: expect.any(Number), name: 'receta.pdf', isPdf: true }]
      expect(sent).toEqual({ ...missing, state: 'received', pages })
      expect(await orders.getPrescription(token)).toEqual(sent)
      const read = await orders.readPrescription(token, sent.pages[0]?.id ?? 0)
      expect(read).toBe(`data:application/pdf;base64,${page.base64}`)
    })

    test('refuses what is neither a photo nor a PDF, and who has no such token', async () => {
      const { orders } = data()
      const token = await orderOf(data(), 'prescription')
      const page = { token, name: 'receta.pdf', base64: btoa('<svg/>') }
      const refused = await refusalOf(orders.sendPrescription(page))
      expect([refused.code, refused.fields]).toEqual([
        'PRESCRIPTION_INVALID',
        { archivo: 'PRESCRIPTION_INVALID' },
      ])
      const nobodys = 'f'.repeat(32)
      expect((await refusalOf(orders.getPrescription(nobodys))).code).toBe('NOT_FOUND')
      expect((await refusalOf(orders.sendPrescription({ ...page, token: nobodys }))).code).toBe('NOT_FOUND')
      expect((await refusalOf(orders.readPrescription(token, 1_000_000))).code).toBe('NOT_FOUND')
    })

    test('brings the pages along that were sent before it', async () => {
      const { orders, checkout } = data()
      const wanted = { slugs: [sold('prescription')?.slug ?? ''], quantity: 1 }
      const request = await orderRequest(data(), { wanted })
      const needing = request.lines.map(({ productId }) => productId)
      expect(await checkout.prescriptionNeeds(request.lines)).toEqual(needing)
      const page = { name: 'receta.pdf', base64: btoa('%PDF-1.7\n%%EOF\n') }
      const upload = await checkout.uploadPrescription(page)
      const { token } = await checkout.createOrder({ ...request, prescriptionUploads: [upload] })
      const pages = [{ id: expect.any(Number), name: 'receta.pdf', isPdf: true }]
      expect(await orders.getPrescription(token)).toMatchObject({ state: 'received', pages })

      const again = { ...request, idempotencyKey: crypto.randomUUID(), prescriptionUploads: [upload] }
      const refused = await refusalOf(checkout.createOrder(again))
      expect([refused.code, refused.fields]).toEqual(['PRESCRIPTION_GONE', { recetas: 'PRESCRIPTION_GONE' }])
      const wrong = { ...page, base64: btoa('<svg/>') }
      expect((await refusalOf(checkout.uploadPrescription(wrong))).code).toBe('PRESCRIPTION_INVALID')
    })

    test('is one of what is sold by prescription alone', async () => {
      expect(await data().orders.getPrescription(await orderOf(data(), 'free'))).toBeNull()
      const { lines } = await orderRequest(data(), {
        wanted: { slugs: [sold('free')?.slug ?? ''], quantity: 1 },
      })
      expect(await data().checkout.prescriptionNeeds(lines)).toEqual([])
    })
  })
}
