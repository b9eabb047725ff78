import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../contract-tests/refusal-of.ts'
import type { Refusal } from '../../port/refusal.ts'
import { blogSample } from '../blog.sample.ts'
import { sampleDelays } from '../layer.ts'
import { accountService } from './account.service.ts'
import { demoCredential } from './account-passwords.ts'
import { addressesService } from './addresses.service.ts'
import { blogService } from './blog.service.ts'
import { countriesService } from './countries.service.ts'
import { memoryStorage, openTestContext } from './open-services.samples.ts'
import { ordersService } from './orders.service.ts'
import type { AddressData } from './shapes.ts'
import { shopService } from './shop.service.ts'
import { vehiclesService } from './vehicles.service.ts'

/** The list of specification §7, word by word. */
const listed = {
  account: 'signIn signUp signOut editProfile changePassword',
  addresses: 'addAddress editAddress delAddress getDefaultAddress getAddress getAddresses',
  orders: 'getOrdersList getOrderById getOrderByToken',
  blog: 'getLatestPosts getCategories',
  countries: 'getCountries',
  shop:
    'getCategoryBySlug getCategories getBrands getProductsList getProductBySlug getProductReviews addProductReview ' +
    'getProductAnalogs getRelatedProducts getFeaturedProducts getPopularProducts getTopRatedProducts ' +
    'getSpecialOffers getLatestProducts getSearchSuggestions checkout',
  vehicles:
    'getYears getMakes getModels getVehicles getVehicleByVin addUserVehicle removeUserVehicle setCurrentVehicle',
}

async function open(delays = { auth: 0, vehicles: 0, list: 0, longList: 0 }) {
  const storage = memoryStorage()
  const context = await openTestContext({ storage, delays })
  return {
    stored: storage.stored,
    account: accountService(context),
    addresses: addressesService(context),
    orders: ordersService(context),
    blog: blogService(blogSample(context)),
    countries: countriesService(context),
    shop: shopService(context),
    vehicles: vehiclesService(context),
  }
}

const address: AddressData = {
  ...{ firstName: 'Camila', lastName: 'Rojas', company: '', country: 'DE', address1: 'Los Aromos 33' },
  ...{
    address2: '',
    city: 'Bonn',
    state: 'NRW',
    postcode: '53111',
    email: 'c@example.cl',
    phone: '912345678',
  },
}
const keysOf = (value: object | undefined) => Object.keys(value ?? {}).toSorted()
const said = ({ status, message }: Refusal) => [status, message]

describe('the local service contract of specification §7', () => {
  test('has every function that is listed, by its name', async () => {
    const services: Record<string, object> = await open()
    for (const [noun, names] of Object.entries(listed)) {
      for (const name of names.split(' ')) {
        expect(typeof Reflect.get(services[noun] ?? {}, name), `${noun}.${name}`).toBe('function')
      }
    }
  })

  test('[S7.57] [S3.2] account: each function takes what is listed, and keeps the user under its key', async () => {
    const { account, stored } = await open()
    const user = () => JSON.parse(stored.get('user') ?? 'null')
    const signed = await account.signIn(demoCredential.email, demoCredential.password)
    expect(keysOf(signed)).toEqual(['avatar', 'email', 'firstName', 'lastName', 'phone'])
    expect(user()).toEqual(signed)
    await account.signUp('nueva@example.cl', 'una-clave')
    const edited = await account.editProfile('otra@example.cl', '9 1234 5678', 'Ana', 'Soto')
    expect(edited).toEqual({
      email: 'otra@example.cl',
      phone: '+56912345678',
      firstName: 'Ana',
      lastName: 'Soto',
      avatar: '',
    })
    await account.changePassword('una-clave', 'otra-clave')
    expect((await refusalOf(account.changePassword('una-clave', 'tercera'))).code).toBe('AUTH_WRONG_PASSWORD')
    expect((await refusalOf(account.editProfile('otra@example.cl', '123', 'Ana', 'Soto'))).code).toBe(
      'PHONE_INVALID',
    )
    const long = await refusalOf(account.editProfile('otra@example.cl', '', 'A'.repeat(81), 'Soto'))
    expect(long.fields).toEqual({ firstName: 'FIELD_INVALID' })
    await account.signOut()
    expect(stored.has('user')).toBe(false)
  })

  test('[S7.58] [S3.1] addresses: by id, with the fields of the specification', async () => {
    const { addresses } = await open()
    const first = await addresses.addAddress(address)
    const keys =
      'address1 address2 city company country default email firstName id lastName phone postcode state'
    expect(keysOf(first)).toEqual(keys.split(' '))
    expect(first).toEqual({ ...address, id: first.id, phone: '+56912345678', default: true })
    const second = await addresses.addAddress({ ...address, country: 'LAND', default: true })
    expect(await addresses.getDefaultAddress()).toEqual(second)
    const edited = await addresses.editAddress(first.id, { ...address, city: 'Köln' })
    expect(await addresses.getAddress(first.id)).toEqual(edited)
    expect((await addresses.getAddresses()).map(({ id }) => id)).toEqual([first.id, second.id])
    await addresses.delAddress(second.id)
    expect((await addresses.getDefaultAddress())?.id).toBe(first.id)
    expect(said(await refusalOf(addresses.editAddress(77, address)))).toEqual([404, 'Address not found'])
    const wrong = async (data: object) =>
      keysOf((await refusalOf(addresses.addAddress({ ...address, ...data }))).fields)
    expect(await wrong({ country: 'ZZ' })).toEqual(['country'])
    expect(await wrong({ email: 'no-email' })).toEqual(['email'])
    expect(await wrong({ phone: '12' })).toEqual(['phone'])
  })

  test('[S7.59] [S8.4] orders: a page of the list, by id, by token, and a 404 for none', async () => {
    const { orders } = await open()
    const page = await orders.getOrdersList(2, 3, 'date_asc')
    expect(page).toMatchObject({ page: 2, limit: 3, sort: 'date_asc', total: 4, pages: 2, from: 4, to: 4 })
    const [newest] = (await orders.getOrdersList()).items
    expect(page.items).toEqual([newest])
    expect(await orders.getOrderById(newest?.id ?? 0)).toEqual(newest)
    expect(await orders.getOrderByToken(newest?.token ?? '')).toEqual(newest)
    expect((await orders.getOrdersList()).limit).toBe(16)
    const { shop, vehicles } = await open()
    for (const call of [
      orders.getOrderById(99),
      orders.getOrderByToken('9'.repeat(32)),
      shop.getProductBySlug('no-hay'),
      vehicles.getVehicleByVin('error'),
    ]) {
      expect(said(await refusalOf(call))).toEqual([404, 'Page Not Found'])
    }
  })

  test('[S7.60] [S3.5] blog: the latest posts in the shape of the specification, and categories', async () => {
    const { blog } = await open()
    const posts = await blog.getLatestPosts(4)
    expect(posts).toHaveLength(4)
    for (const post of posts) {
      expect(keysOf(post)).toEqual(['categories', 'date', 'id', 'image', 'title'])
      expect(post.categories).toHaveLength(1)
    }
    const categories = await blog.getCategories()
    expect(categories.length).toBeGreaterThan(1)
    for (const category of categories) expect(category).toMatchObject({ type: 'blog', layout: 'products' })
    expect(categories).toContainEqual(posts[0]?.categories[0])
  })

  test('[S7.61] [S3.6] [S9.37] countries: nine, by code and name', async () => {
    const countries = await (await open()).countries.getCountries()
    expect(countries.map(({ code }) => code)).toEqual('RAND LAND AU DE FR IT RU UA US'.split(' '))
    expect(countries[3]).toEqual({ code: 'DE', name: 'Alemania' })
  })

  test('[S7.62] shop: each function takes what is listed', async () => {
    const { shop } = await open()
    const dogs = await shop.getCategoryBySlug('perros')
    expect((await shop.getCategories()).map(({ id }) => id)).toContain(dogs.id)
    expect(await shop.getBrands(5)).toHaveLength(5)
    const list = await shop.getProductsList(2, 8, 'price_asc', { category: 'perros', discount: 'no' })
    expect(list).toMatchObject({ page: 2, limit: 8, sort: 'price_asc', from: 9, to: 16 })
    const [product] = list.items
    if (!product) throw new Error('There are no products.')
    expect(await shop.getProductBySlug(product.slug)).toEqual(product)
    const review = await shop.addProductReview(product.id, 'Camila', 4, 'Le gustó.')
    expect((await shop.getProductReviews(product.id, 1, 1, 'default')).items).toEqual([review])
    expect((await shop.getProductAnalogs(product.id)).length).toBeLessThanOrEqual(8)
    expect((await shop.getRelatedProducts(product.id)).map(({ id }) => id)).not.toContain(product.id)
    for (const strip of [shop.getFeaturedProducts, shop.getPopularProducts, shop.getTopRatedProducts]) {
      expect(await strip()).toHaveLength(8)
    }
    for (const strip of [shop.getSpecialOffers, shop.getLatestProducts]) expect(await strip()).toHaveLength(8)
    const found = await shop.getSearchSuggestions('alimento', 2, 1)
    expect([found.products.length, found.categories.length]).toEqual([2, 1])
    expect((await shop.getSearchSuggestions('alimento')).products).toHaveLength(4)
    const items = [{ productId: product.id, options: [], quantity: 1 }]
    const order = await shop.checkout({
      items,
      payment: 'x',
      billingAddress: address,
      shippingAddress: address,
    })
    expect(order).toMatchObject({ status: 'PENDING', payment: 'x', quantity: 1 })
  })

  test('[S7.63] [S3.8] vehicles: from a year to an engine, and those that are saved', async () => {
    const { vehicles } = await open()
    expect(await vehicles.getYears()).toContain(2016)
    expect(await vehicles.getMakes(2016)).toContain('Ford')
    expect(await vehicles.getModels(2016, 'Toyota')).toContain('Hilux')
    const [first] = await vehicles.getVehicles(2016, 'Ford', 'Focus S')
    expect(keysOf(first)).toEqual(['engine', 'id', 'make', 'model', 'year'])
    expect(await vehicles.getVehicleByVin('lo que sea')).toEqual(first)
    const id = first?.id ?? 0
    await vehicles.removeUserVehicle(id)
    expect((await vehicles.addUserVehicle(id)).vehicles.at(-1)).toMatchObject({ id, model: 'Focus S' })
    expect((await vehicles.setCurrentVehicle(id)).currentId).toBe(id)
    expect((await vehicles.removeUserVehicle(id)).currentId).toBeNull()
  })

  test('[S9.26] answers after the delays of the specification', () => {
    expect(sampleDelays).toEqual({ auth: 500, vehicles: 750, list: 350, longList: 1000 })
  })
})
