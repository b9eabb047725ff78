import type { ErrorLanguage } from '#contract/error-texts.ts'
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
import { type Delays, type SampleContext, type SampleStorage, sampleDelays } from './layer.ts'
import { ordersSample } from './orders.sample.ts'
import { paymentsSample } from './payments.sample.ts'
import { searchSample } from './search.sample.ts'
import { shippingSample } from './shipping.sample.ts'
import { vehiclesSample } from './vehicles.sample.ts'

export type SampleOptions = {
  language: string
  storage: SampleStorage
  session: SampleStorage
  /** In ms; those of the specification when left out. */
  delays?: Delays
  now?: () => Date
}

/** The data layer in memory and browser storage, with no network call (D1, D2). */
export function createSampleData(options: SampleOptions): DataPort {
  const language = options.language.slice(0, 2)
  const context: SampleContext = {
    language: isErrorLanguage(language) ? language : 'en',
    storage: options.storage,
    session: options.session,
    delays: options.delays ?? sampleDelays,
    now: options.now ?? (() => new Date()),
  }
  return {
    layer: 'sample',
    catalogue: catalogueSample(context),
    search: searchSample(context),
    content: contentSample(context),
    shipping: shippingSample(context),
    checkout: checkoutSample(context),
    vehicles: vehiclesSample(context),
    garage: garageSample(context),
    blog: blogSample(context),
    account: accountSample(context),
    addresses: addressesSample(context),
    cart: cartSample(context),
    orders: ordersSample(context),
    payments: paymentsSample(context),
    chat: chatSample(context),
  }
}

const isErrorLanguage = (code: string): code is ErrorLanguage =>
  code === 'es' || code === 'en' || code === 'ru'
