import type { OrderDetail, OrderStep, Order as PortOrder } from '../../port/orders.port.ts'
import type { Order } from './shapes.ts'

/** An order of the service contract, and what the port tells of it besides. */
export type StoredOrder = { order: Order; particulars?: OrderParticulars }

/** What the port tells of an order beside the service contract. */
export type OrderParticulars = {
  /** Of each item: its picture as it was chosen, and the ids of the values. */
  lines: { image: string; valueIds: number[] }[]
  document: PortOrder['document']
  invoice: OrderDetail['invoice']
  delivery: PortOrder['delivery']
  /** Null for pickup. */
  address: PortOrder['address']
  customer: PortOrder['customer']
  /** The oldest first. */
  steps: OrderStep[]
}
