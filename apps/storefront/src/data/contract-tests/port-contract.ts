import { afterAll, beforeAll, describe } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { accountContract } from './account-contract.ts'
import { addressesContract } from './addresses-contract.ts'
import { blogContract } from './blog-contract.ts'
import { cartContract } from './cart-contract.ts'
import { catalogueContract } from './catalogue-contract.ts'
import { type ChatDesk, chatContract } from './chat-contract.ts'
import { checkoutContract } from './checkout-contract.ts'
import { contentContract } from './content-contract.ts'
import { filtersContract } from './filters-contract.ts'
import { garageContract } from './garage-contract.ts'
import { type DataIn, languagesContract } from './languages-contract.ts'
import { ordersContract } from './orders-contract.ts'
import { paymentsContract } from './payments-contract.ts'
import { petsContract } from './pets-contract.ts'
import { prescriptionsContract } from './prescriptions-contract.ts'
import { questionsContract } from './questions-contract.ts'
import { remindersContract } from './reminders-contract.ts'
import { searchContract } from './search-contract.ts'
import { shippingContract } from './shipping-contract.ts'
import { vehiclesContract } from './vehicles-contract.ts'

export type Subject = {
  data: DataPort
  dataIn: DataIn
  orders: SubjectOrders
  chat: ChatDesk
  close(): Promise<void>
}

/** Orders of whoever is in the browser. */
export type SubjectOrders = {
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

    catalogueContract(() => data)
    questionsContract(() => data)
    filtersContract(() => data)
    searchContract(() => data)
    contentContract(() => data)
    shippingContract(() => data)
    checkoutContract(() => data)
    vehiclesContract(() => data)
    garageContract(() => data)
    petsContract(() => data)
    remindersContract(() => data)
    prescriptionsContract(() => data)
    blogContract(() => data)
    accountContract(() => data)
    addressesContract(() => data)
    cartContract(() => data)
    ordersContract(
      () => data,
      () => subject.orders,
    )
    languagesContract(
      () => data,
      (language) => subject.dataIn(language),
    )
    paymentsContract(() => data)
    chatContract(
      () => data,
      () => subject.chat,
    )
  })
}
