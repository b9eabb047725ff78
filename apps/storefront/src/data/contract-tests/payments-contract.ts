import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'
import { orderRequest } from './shopping.ts'

/** How both layers speak of payments where no gateway is set. */
export function paymentsContract(data: () => DataPort): void {
  describe('payments', () => {
    test('a transfer can always be chosen, paying in the shop for a pickup alone', async () => {
      expect(await data().payments.kinds('home')).toEqual(['transferencia'])
      expect(await data().payments.kinds('pickup')).toEqual(['transferencia', 'pago_en_tienda'])
    })

    test('an order that waits for its transfer waits, and there is nothing to try again', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      expect(await data().payments.result(made.token)).toMatchObject({
        orderNumber: made.number,
        kind: 'transferencia',
        status: 'waiting',
        canRetry: false,
        authorizationCode: null,
        card: null,
      })
    })

    test('an order that waits for its transfer does so when asked, one that is paid in the shop does not', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      await data().payments.payByTransfer(made.token)
      expect(await data().payments.result(made.token)).toMatchObject({ kind: 'transferencia' })
      const [branch] = await data().content.listBranches()
      if (!branch) throw new Error('The shop has no branch.')
      const inShop = { ...(await orderRequest(data(), { branch })), payment: 'pago_en_tienda' as const }
      const { token } = await data().checkout.createOrder(inShop)
      expect(await refusalOf(data().payments.payByTransfer(token))).toMatchObject({ code: 'ORDER_STATE' })
      const unknown = data().payments.payByTransfer('f'.repeat(32))
      expect(await refusalOf(unknown)).toMatchObject({ code: 'NOT_FOUND' })
    })

    test('what is sent to a home is not paid in the shop, and nothing is paid online without a gateway', async () => {
      for (const payment of ['pago_en_tienda', 'webpay'] as const) {
        const request = { ...(await orderRequest(data())), payment }
        const refused = await refusalOf(data().checkout.createOrder(request))
        expect([payment, refused.code]).toEqual([payment, 'PAYMENT_UNAVAILABLE'])
      }
    })

    test('nothing is paid without a gateway, and nothing is said of an order that there is not', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      expect(await refusalOf(data().payments.start(made.token, crypto.randomUUID()))).toMatchObject({
        code: 'PAYMENT_UNAVAILABLE',
      })
      expect(await refusalOf(data().payments.result('f'.repeat(32)))).toMatchObject({ code: 'NOT_FOUND' })
    })
  })
}
