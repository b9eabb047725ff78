import type account from '../texts/es/account.json'
import type addresses from '../texts/es/addresses.json'
import type blog from '../texts/es/blog.json'
import type cart from '../texts/es/cart.json'
import type catalogue from '../texts/es/catalogue.json'
import type chat from '../texts/es/chat.json'
import type checkout from '../texts/es/checkout.json'
import type consent from '../texts/es/consent.json'
import type demo from '../texts/es/demo.json'
import type facts from '../texts/es/facts.json'
import type home from '../texts/es/home.json'
import type layout from '../texts/es/layout.json'
import type myOrders from '../texts/es/my-orders.json'
import type orders from '../texts/es/orders.json'
import type payments from '../texts/es/payments.json'
import type pets from '../texts/es/pets.json'
import type search from '../texts/es/search.json'
import type site from '../texts/es/site.json'
import type ui from '../texts/es/ui.json'
import type vehicles from '../texts/es/vehicles.json'
import type wishlist from '../texts/es/wishlist.json'

type File =
  | keyof typeof account
  | keyof typeof addresses
  | keyof typeof blog
  | keyof typeof cart
  | keyof typeof catalogue
  | keyof typeof chat
  | keyof typeof checkout
  | keyof typeof consent
  | keyof typeof demo
  | keyof typeof facts
  | keyof typeof home
  | keyof typeof layout
  | keyof typeof myOrders
  | keyof typeof orders
  | keyof typeof payments
  | keyof typeof pets
  | keyof typeof search
  | keyof typeof site
  | keyof typeof ui
  | keyof typeof vehicles
  | keyof typeof wishlist

/** Every key of the Spanish texts; a plural goes by its name without `_ONE`, `_FEW`, `_MANY`, `_OTHER`. */
export type TextKey = File extends infer Key
  ? Key extends `${infer Base}_OTHER`
    ? Base
    : Key & string
  : never
