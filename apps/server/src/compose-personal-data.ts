import type { CartService } from './cart/cart.service.ts'
import { reviewsByEmail, reviewsOfCustomer } from './catalogue/reviews/reviews.service.ts'
import type { ChatService } from './chat/chat.service.ts'
import { contactPerson } from './content/contact.service.ts'
import { newsletterPerson } from './content/newsletter.service.ts'
import {
  type PersonalDataProvider,
  providerByEmail,
} from './customers/personal-data/personal-data.service.ts'
import type { Database } from './db/connection.ts'
import { mailPerson } from './mail/send-mail.service.ts'
import { paymentsOfCustomer } from './payments/payment-people.store.ts'
import type { ReturnsService } from './returns/returns.service.ts'
import type { StockAlertsService } from './stock-alerts/stock-alerts.service.ts'
import type { GarageService } from './vehicles/garage.service.ts'

/** Everything that keeps data of people besides their account: what 'my data' exports, and what it forgets. */
export function composePersonalData({
  database,
  stockAlerts,
  cart,
  garage,
  chat,
  returns,
}: {
  database: Database
  stockAlerts: StockAlertsService
  cart: CartService
  garage: GarageService
  chat: ChatService
  returns: ReturnsService
}): PersonalDataProvider[] {
  return [
    { name: 'avisos', by: 'customer', exportOf: (person) => stockAlerts.exportOf(person.customerId) },
    {
      name: 'pagos',
      by: 'customer',
      exportOf: (person) => paymentsOfCustomer.exportOf(database.db, person.customerId),
      forget: (tx, person) => paymentsOfCustomer.forgetPerson(tx, person.customerId),
    },
    {
      name: 'carrito',
      by: 'customer',
      exportOf: (person) => cart.exportOf(person.customerId),
      forget: (tx, person) => cart.forgetPerson(tx, person.customerId),
    },
    {
      name: 'vehiculos',
      by: 'customer',
      exportOf: (person) => garage.exportOf(person.customerId),
      forget: (tx, person) => garage.forgetPerson(tx, person.customerId),
    },
    {
      name: 'conversaciones',
      by: 'customer',
      exportOf: (person) => chat.exportOf(person.customerId),
      forget: (tx, person) => chat.forgetPerson(tx, person.customerId),
    },
    {
      name: 'resenas',
      by: 'customer',
      exportOf: (person) => reviewsOfCustomer.exportOf(database.db, person.customerId),
      forget: (tx, person) => reviewsOfCustomer.forgetPerson(tx, person.customerId),
    },
    {
      name: 'solicitudes',
      by: 'customer',
      exportOf: (person) => returns.exportOf(person.customerId),
      forget: (tx, person) => returns.forgetPerson(tx, person.customerId),
    },
    { name: 'resenas_sin_sesion', ...providerByEmail(database, reviewsByEmail) },
    {
      name: 'correos',
      by: 'customer',
      exportOf: (person) => mailPerson.exportOf(database.db, person),
      forget: (tx, person) => mailPerson.forgetPerson(tx, person),
    },
    { name: 'boletin', ...providerByEmail(database, newsletterPerson) },
    { name: 'contacto', ...providerByEmail(database, contactPerson) },
  ]
}
