import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { postTextsIn } from '#demo/data/posts/in-language.ts'
import { blogSample } from '../blog.sample.ts'
import type { SampleContext } from '../layer.ts'
import { sampleDelays } from '../layer.ts'
import { searchShop } from '../search/search-shop.ts'
import { accountService } from './account.service.ts'
import { demoCredential } from './account-passwords.ts'
import { addressesService } from './addresses.service.ts'
import { blogService } from './blog.service.ts'
import { countriesService } from './countries.service.ts'
import { openTestContext } from './open-services.samples.ts'
import { ordersService } from './orders.service.ts'
import type { AddressData } from './shapes.ts'
import { shopService } from './shop.service.ts'
import { vehiclesService } from './vehicles.service.ts'

const place: AddressData = {
  ...{ firstName: 'Camila', lastName: 'Rojas', company: '', country: 'DE', address1: 'Los Aromos 33' },
  ...{ address2: '', city: 'Bonn', state: 'NRW', postcode: '53111', email: '', phone: '912345678' },
}
const { email, password } = demoCredential
const { auth, vehicles, list, longList } = sampleDelays

type Asked = (context: SampleContext) => Promise<unknown>

/** Each function of specification §7's local service contract, asked once, and after how many ms it answers (§9). */
const asked: Record<string, [ms: number, Asked]> = {
  signIn: [auth, (context) => accountService(context).signIn(email, password)],
  signUp: [auth, (context) => accountService(context).signUp('nueva@example.cl', 'una-clave')],
  signOut: [auth, (context) => accountService(context).signOut()],
  editProfile: [auth, (context) => accountService(context).editProfile(email, '', 'Ana', 'Soto')],
  changePassword: [auth, (context) => accountService(context).changePassword('no', 'es-esta')],
  addAddress: [list, (context) => addressesService(context).addAddress(place)],
  editAddress: [list, (context) => addressesService(context).editAddress(1, place)],
  delAddress: [list, (context) => addressesService(context).delAddress(1)],
  getDefaultAddress: [list, (context) => addressesService(context).getDefaultAddress()],
  getAddress: [list, (context) => addressesService(context).getAddress(1)],
  getAddresses: [list, (context) => addressesService(context).getAddresses()],
  getOrdersList: [list, (context) => ordersService(context).getOrdersList()],
  getOrderById: [list, (context) => ordersService(context).getOrderById(1)],
  getOrderByToken: [list, (context) => ordersService(context).getOrderByToken('1')],
  getLatestPosts: [list, (context) => blogService(blogSample(context)).getLatestPosts(3)],
  'getCategories of the blog': [list, (context) => blogService(blogSample(context)).getCategories()],
  getCountries: [list, (context) => countriesService(context).getCountries()],
  getCategoryBySlug: [list, (context) => shopService(context).getCategoryBySlug('perros')],
  getCategories: [list, (context) => shopService(context).getCategories()],
  getBrands: [list, (context) => shopService(context).getBrands(3)],
  getProductsList: [longList, (context) => shopService(context).getProductsList()],
  getProductBySlug: [list, (context) => shopService(context).getProductBySlug('no-hay')],
  getProductReviews: [list, (context) => shopService(context).getProductReviews(1)],
  addProductReview: [list, (context) => shopService(context).addProductReview(1, 'Ana', 4, 'Sirve.')],
  getProductAnalogs: [list, (context) => shopService(context).getProductAnalogs(1)],
  getRelatedProducts: [list, (context) => shopService(context).getRelatedProducts(1)],
  getFeaturedProducts: [list, (context) => shopService(context).getFeaturedProducts()],
  getPopularProducts: [list, (context) => shopService(context).getPopularProducts()],
  getTopRatedProducts: [list, (context) => shopService(context).getTopRatedProducts()],
  getSpecialOffers: [list, (context) => shopService(context).getSpecialOffers()],
  getLatestProducts: [list, (context) => shopService(context).getLatestProducts()],
  getSearchSuggestions: [list, (context) => shopService(context).getSearchSuggestions('collar')],
  checkout: [
    list,
    (context) =>
      shopService(context).checkout({
        items: [],
        payment: 'x',
        billingAddress: place,
        shippingAddress: place,
      }),
  ],
  getYears: [vehicles, (context) => vehiclesService(context).getYears()],
  getMakes: [vehicles, (context) => vehiclesService(context).getMakes(2016)],
  getModels: [vehicles, (context) => vehiclesService(context).getModels(2016, 'Ford')],
  getVehicles: [vehicles, (context) => vehiclesService(context).getVehicles(2016, 'Ford', 'Focus S')],
  getVehicleByVin: [vehicles, (context) => vehiclesService(context).getVehicleByVin('error')],
  addUserVehicle: [vehicles, (context) => vehiclesService(context).addUserVehicle(1)],
  removeUserVehicle: [vehicles, (context) => vehiclesService(context).removeUserVehicle(1)],
  setCurrentVehicle: [vehicles, (context) => vehiclesService(context).setCurrentVehicle(null)],
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the local service contract of specification §7 answers after the delays of §9', () => {
  test('[S9.26] each function after its own, whether it gives or refuses', async () => {
    await Promise.all(['es', 'en', 'ru'].map((language) => postTextsIn(language as 'es')))
    const context = await openTestContext({ delays: sampleDelays })
    await searchShop(context.shop, 'collar')
    expect([auth, vehicles, list, longList]).toEqual([500, 750, 350, 1000])
    for (const [name, [ms, ask]] of Object.entries(asked)) {
      let hasAnswered = false
      const settle = () => {
        hasAnswered = true
      }
      void ask(context).then(settle, settle)
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(hasAnswered, `${name} answers before ${ms} ms`).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(hasAnswered, `${name} has not answered after ${ms} ms`).toBe(true)
    }
  })
})
