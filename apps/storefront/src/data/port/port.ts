import type { AccountPort } from './account.port.ts'
import type { AddressesPort } from './addresses.port.ts'
import type { BlogPort } from './blog.port.ts'
import type { CartPort } from './cart.port.ts'
import type { CataloguePort } from './catalogue.port.ts'
import type { ChatPort } from './chat.port.ts'
import type { CheckoutPort } from './checkout.port.ts'
import type { ContentPort } from './content.port.ts'
import type { GaragePort } from './garage.port.ts'
import type { OrdersPort } from './orders.port.ts'
import type { PaymentsPort } from './payments.port.ts'
import type { PetsPort } from './pets.port.ts'
import type { QuestionsPort } from './questions.port.ts'
import type { SearchPort } from './search.port.ts'
import type { ShippingPort } from './shipping.port.ts'
import type { VehiclesPort } from './vehicles.port.ts'

/**
 * The one door between the shop's features and its data (D1). `remote` speaks the wire to the backend;
 * `sample` answers in memory and browser storage with no network call.
 */
export type DataPort = {
  layer: 'remote' | 'sample'
  catalogue: CataloguePort
  questions: QuestionsPort
  search: SearchPort
  content: ContentPort
  shipping: ShippingPort
  checkout: CheckoutPort
  vehicles: VehiclesPort
  garage: GaragePort
  pets: PetsPort
  blog: BlogPort
  account: AccountPort
  addresses: AddressesPort
  cart: CartPort
  orders: OrdersPort
  payments: PaymentsPort
  chat: ChatPort
}
