import { addressesCalls } from './addresses/calls.ts'
import { blogCalls } from './blog/calls.ts'
import { cartCalls } from './cart/calls.ts'
import { catalogueCalls } from './catalogue/calls.ts'
import { chatCalls } from './chat/calls.ts'
import { checkoutCalls } from './checkout/calls.ts'
import { contentCalls } from './content/calls.ts'
import { couponsCalls } from './coupons/calls.ts'
import { customersCalls } from './customers/calls.ts'
import { figureCalls } from './figures/calls.ts'
import { importsCalls } from './imports/calls.ts'
import { integrationCalls } from './integrations/calls.ts'
import { lawCalls } from './law/calls.ts'
import { mailCalls } from './mail/calls.ts'
import { menusCalls } from './menus/calls.ts'
import { observingCalls } from './observing/calls.ts'
import { opinionsCalls } from './opinions/calls.ts'
import { ordersCalls } from './orders/calls.ts'
import { paymentsCalls } from './payments/calls.ts'
import { petsCalls } from './pets/calls.ts'
import { picturesCalls } from './pictures/calls.ts'
import { prescriptionsCalls } from './prescriptions/calls.ts'
import { productsCalls } from './products/calls.ts'
import { questionsCalls } from './questions/calls.ts'
import { remindersCalls } from './reminders/calls.ts'
import { returnsCalls } from './returns/calls.ts'
import { reviewsCalls } from './reviews/calls.ts'
import { searchCalls } from './search/calls.ts'
import { shippingCalls } from './shipping/calls.ts'
import { shopCalls } from './shop/calls.ts'
import { showcaseCalls } from './showcase/calls.ts'
import { sitePagesCalls } from './site-pages/calls.ts'
import { staffCalls } from './staff/calls.ts'
import { stockCalls } from './stock/calls.ts'
import { vehiclesCalls } from './vehicles/calls.ts'

/** Every call of the wire by its noun. The server makes its routes from it, and OpenAPI is written from it. */
export const callsByNoun = {
  addresses: addressesCalls,
  blog: blogCalls,
  cart: cartCalls,
  catalogue: catalogueCalls,
  chat: chatCalls,
  checkout: checkoutCalls,
  content: contentCalls,
  coupons: couponsCalls,
  customers: customersCalls,
  figures: figureCalls,
  integrations: integrationCalls,
  imports: importsCalls,
  law: lawCalls,
  mail: mailCalls,
  menus: menusCalls,
  observing: observingCalls,
  opinions: opinionsCalls,
  orders: ordersCalls,
  payments: paymentsCalls,
  pets: petsCalls,
  pictures: picturesCalls,
  products: productsCalls,
  questions: questionsCalls,
  prescriptions: prescriptionsCalls,
  reminders: remindersCalls,
  returns: returnsCalls,
  reviews: reviewsCalls,
  search: searchCalls,
  shipping: shippingCalls,
  shop: shopCalls,
  showcase: showcaseCalls,
  'site-pages': sitePagesCalls,
  staff: staffCalls,
  stock: stockCalls,
  vehicles: vehiclesCalls,
} as const

export const calls = [
  ...addressesCalls,
  ...blogCalls,
  ...cartCalls,
  ...catalogueCalls,
  ...chatCalls,
  ...checkoutCalls,
  ...contentCalls,
  ...couponsCalls,
  ...customersCalls,
  ...figureCalls,
  ...integrationCalls,
  ...importsCalls,
  ...lawCalls,
  ...mailCalls,
  ...menusCalls,
  ...observingCalls,
  ...opinionsCalls,
  ...ordersCalls,
  ...paymentsCalls,
  ...petsCalls,
  ...picturesCalls,
  ...productsCalls,
  ...questionsCalls,
  ...prescriptionsCalls,
  ...remindersCalls,
  ...returnsCalls,
  ...reviewsCalls,
  ...searchCalls,
  ...shippingCalls,
  ...shopCalls,
  ...showcaseCalls,
  ...sitePagesCalls,
  ...staffCalls,
  ...stockCalls,
  ...vehiclesCalls,
] as const

export type Call = (typeof calls)[number]
export type CallName = Call['name']
/** By their names: looked up at once, where `Extract` compares every call with every name. */
type CallsByName = { [Each in Call as Each['name']]: Each }
export type CallNamed<Name extends CallName> = CallsByName[Name]
