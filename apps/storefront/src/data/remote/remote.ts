import type { DataPort } from '../port/port.ts'
import { catalogueRemote } from './catalogue.remote.ts'
import { contentRemote } from './content.remote.ts'
import { searchRemote } from './search.remote.ts'
import { remoteTotals } from './totals.remote.ts'
import { createWire, type WireOptions } from './wire.ts'

/**
 * The data layer that speaks the wire to the backend (D1). What only a purchase asks for is loaded with
 * its first call, so that the first view of the catalogue does not carry it.
 */
export function createRemoteData(options: WireOptions): DataPort {
  const wire = createWire(options)
  const shipping = async () => (await import('./shipping.remote.ts')).shippingRemote(wire)
  const vehicles = async () => (await import('./vehicles.remote.ts')).vehiclesRemote(wire)
  const blog = async () => (await import('./blog.remote.ts')).blogRemote(wire)
  const checkout = async () => (await import('./checkout.remote.ts')).checkoutRemote(wire)
  const account = async () => (await import('./account.remote.ts')).accountRemote(wire)
  return {
    layer: 'remote',
    catalogue: catalogueRemote(wire),
    search: searchRemote(wire),
    content: contentRemote(wire),
    shipping: {
      listRegions: async () => (await shipping()).listRegions(),
      listComunas: async (regionId) => (await shipping()).listComunas(regionId),
      listDeliveryKinds: async () => (await shipping()).listDeliveryKinds(),
      listCarriers: async (request) => (await shipping()).listCarriers(request),
    },
    vehicles: {
      listYears: async () => (await vehicles()).listYears(),
      listMakes: async (year) => (await vehicles()).listMakes(year),
      listModels: async (year, make) => (await vehicles()).listModels(year, make),
      listVehicles: async (year, make, model) => (await vehicles()).listVehicles(year, make, model),
    },
    blog: {
      listPosts: async (query) => (await blog()).listPosts(query),
      getPost: async (slug) => (await blog()).getPost(slug),
      listPostCategories: async () => (await blog()).listPostCategories(),
    },
    account: {
      signIn: async (email, password) => (await account()).signIn(email, password),
      signUp: async (form) => (await account()).signUp(form),
      signOut: async () => (await account()).signOut(),
      requestRecovery: async (email) => (await account()).requestRecovery(email),
      resetPassword: async (token, password) => (await account()).resetPassword(token, password),
      changePassword: async (change) => (await account()).changePassword(change),
      getDefaultAddress: async (customerId) => (await account()).getDefaultAddress(customerId),
      listOrders: async (customerId, limit) => (await account()).listOrders(customerId, limit),
      editProfile: async (form) => (await account()).editProfile(form),
      readPersonalData: async () => (await account()).readPersonalData(),
      setMarketing: async (given) => (await account()).setMarketing(given),
      erase: async (password) => (await account()).erase(password),
    },
    checkout: {
      totals: remoteTotals,
      verifyStock: async (lines) => (await checkout()).verifyStock(lines),
      verifyCoupon: async (code, context) => (await checkout()).verifyCoupon(code, context),
      registerGuest: async (form) => (await checkout()).registerGuest(form),
      createOrder: async (request) => (await checkout()).createOrder(request),
      confirmOrder: async (orderId) => (await checkout()).confirmOrder(orderId),
      getOrderByToken: async (token) => (await checkout()).getOrderByToken(token),
    },
  }
}
