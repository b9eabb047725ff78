import { afterAll, beforeAll, describe } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { accountSuite } from './account-suite.ts'
import { addressesSuite } from './addresses-suite.ts'
import { blogSuite } from './blog-suite.ts'
import { cartSuite } from './cart-suite.ts'
import { catalogueSuite } from './catalogue-suite.ts'
import { checkoutSuite } from './checkout-suite.ts'
import { contentSuite } from './content-suite.ts'
import { filtersSuite } from './filters-suite.ts'
import { garageSuite } from './garage-suite.ts'
import { ordersSuite } from './orders-suite.ts'
import { paymentsSuite } from './payments-suite.ts'
import { searchSuite } from './search-suite.ts'
import { shippingSuite } from './shipping-suite.ts'
import { vehiclesSuite } from './vehicles-suite.ts'

export interface Subject {
  data: DataPort
  orders: SubjectOrders
  close(): Promise<void>
}

/** Orders of whoever is in the browser. */
export interface SubjectOrders {
  /** The id of one that is paid, and a part of which may be taken back. */
  paid(): Promise<number>
  /** The id of one with an accepted request whose money was all paid back by one transfer. */
  refunded(): Promise<number>
}

/** One behaviour for both layers, wherever the specification gives both the same (D3). */
export function describePort(layer: 'remote' | 'sample', open: () => Promise<Subject>): void {
  describe(`the port on ${layer}`, () => {
    let subject: Subject
    let data: DataPort
    beforeAll(async () => {
      subject = await open()
      data = subject.data
    })
    afterAll(async () => {
      await subject?.close()
    })

    catalogueSuite(() => data)
    filtersSuite(() => data)
    searchSuite(() => data)
    contentSuite(() => data)
    shippingSuite(() => data)
    checkoutSuite(() => data)
    vehiclesSuite(() => data)
    garageSuite(() => data)
    blogSuite(() => data)
    accountSuite(() => data)
    addressesSuite(() => data)
    cartSuite(() => data)
    ordersSuite(
      () => data,
      () => subject.orders,
    )
    paymentsSuite(() => data)
  })
}
