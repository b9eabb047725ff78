import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import { presentCartLines } from './cart.present.ts'
import { cartRoutes } from './cart.routes.ts'
import { cartService } from './cart.service.ts'

export function composeCart({ database }: { database: Database }) {
  const cart = cartService({ database })
  const providers: PersonalDataProvider[] = [
    {
      name: 'carrito',
      by: 'customer',
      exportOf: async (person) => presentCartLines((await cart.find(person.customerId)).lines),
      forget: (tx, person) => cart.forgetPerson(tx, person.customerId),
    },
  ]
  return { routes: cartRoutes(cart), providers }
}
