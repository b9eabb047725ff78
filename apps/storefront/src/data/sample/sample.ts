import type { DataPort } from '../port/port.ts'
import { accountSample } from './account.sample.ts'
import { addressesSample } from './addresses.sample.ts'
import { blogSample } from './blog.sample.ts'
import { cartSample } from './cart.sample.ts'
import { catalogueSample } from './catalogue.sample.ts'
import { chatSample } from './chat.sample.ts'
import { checkoutSample } from './checkout.sample.ts'
import { contentSample } from './content.sample.ts'
import { garageSample } from './garage.sample.ts'
import { openContext, type SampleOptions } from './layer.ts'
import { ordersSample } from './orders.sample.ts'
import { paymentsSample } from './payments.sample.ts'
import { petsSample } from './pets.sample.ts'
import { questionsSample } from './questions.sample.ts'
import { searchSample } from './search.sample.ts'
import { accountService } from './services/account.service.ts'
import { addressesService } from './services/addresses.service.ts'
import { ordersService } from './services/orders.service.ts'
import { shopService } from './services/shop.service.ts'
import { vehiclesService } from './services/vehicles.service.ts'
import { shippingSample } from './shipping.sample.ts'
import { vehiclesSample } from './vehicles.sample.ts'

/** The data layer in memory and browser storage, with no network call (D1, D2). */
export async function createSampleData(options: SampleOptions): Promise<DataPort> {
  const context = await openContext(options)
  const shop = shopService(context)
  const orders = ordersService(context)
  const vehicles = vehiclesService(context)
  return {
    layer: 'sample',
    catalogue: catalogueSample(context, shop),
    questions: questionsSample(context),
    search: searchSample(context.shop, shop),
    content: contentSample(context),
    shipping: shippingSample(context),
    checkout: checkoutSample(context, { shop, orders }),
    vehicles: vehiclesSample(context, vehicles),
    garage: garageSample(vehicles),
    pets: petsSample(context),
    blog: blogSample(context),
    account: accountSample(context, accountService(context)),
    addresses: addressesSample(context, addressesService(context)),
    cart: cartSample(context),
    orders: ordersSample(context, orders),
    payments: paymentsSample(context),
    chat: chatSample(context),
  }
}
