import { ask } from '../ask.ts'
import type { Requests, Sequence } from '../contestant.ts'
import { guestOf } from '../guest.ts'
import { publishableKey, regionId, variantIdOf } from './fill-medusa.ts'

/** More than the filters have values. */
const mostFacets = 2000
const detailFields = '*variants.calculated_price,+variants.inventory_quantity,*categories,*tags'

/** What a shopper asks of Medusa's API of shops, and of its search. */
export function medusaRequests(url: string, sequence: Sequence): Requests {
  const send = async <Reply>(path: string, body?: object): Promise<Reply> => {
    const reply = await ask(`${url}/store/${path}`, {
      headers: {
        'x-publishable-api-key': publishableKey,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (reply.status !== 200) throw new Error(`${path} answers ${reply.status}: ${reply.body.slice(0, 500)}`)
    return JSON.parse(reply.body) as Reply
  }
  const searched = async (query: object) => {
    const { results } = await send<{ results: { hits: unknown[] }[] }>('search', {
      entity: 'product',
      ...query,
    })
    return results[0]?.hits.length ?? 0
  }
  const listed = (filters: object) =>
    searched({
      filters,
      pagination: { take: 16 },
      search_options: {
        count: 'exact',
        facets: [
          { field: 'features', limit: mostFacets },
          { field: 'categories', limit: mostFacets },
        ],
      },
    })
  const list = async () => {
    const found = await listed({ categories: sequence.category })
    if (found !== 16) throw new Error(`Medusa lists ${found} products.`)
  }
  const search = async () => {
    const q = sequence.nextWords()
    if (!(await listed({ q }))) throw new Error(`Medusa does not find ${q}.`)
  }
  const suggestion = async () => {
    await searched({
      filters: { q: sequence.nextBeginning() },
      fields: ['id', 'title', 'handle', 'price'],
      pagination: { take: 3 },
    })
  }
  const detail = async () => {
    const { slug } = sequence.nextProduct()
    const query = new URLSearchParams({ handle: slug, region_id: regionId, fields: detailFields })
    const { products } = await send<{ products: unknown[] }>(`products?${query}`)
    if (products.length !== 1) throw new Error(`Medusa has no ${slug}.`)
  }
  const order = async () => {
    const guest = guestOf()
    const { cart } = await send<{ cart: { id: string } }>('carts', { region_id: regionId })
    for (const { id } of sequence.nextPair())
      await send(`carts/${cart.id}/line-items`, { variant_id: variantIdOf(id), quantity: 1 })
    const address = {
      first_name: guest.name,
      last_name: guest.name,
      address_1: guest.street,
      address_2: guest.number,
      city: guest.comuna,
      country_code: 'cl',
      phone: guest.phone,
    }
    await send(`carts/${cart.id}`, {
      email: guest.email,
      shipping_address: address,
      billing_address: address,
    })
    const { shipping_options: options } = await send<{ shipping_options: { id: string }[] }>(
      `shipping-options?cart_id=${cart.id}`,
    )
    await send(`carts/${cart.id}/shipping-methods`, { option_id: options[0]?.id })
    const { payment_collection: collection } = await send<{ payment_collection: { id: string } }>(
      'payment-collections',
      { cart_id: cart.id },
    )
    await send(`payment-collections/${collection.id}/payment-sessions`, { provider_id: 'pp_system_default' })
    const { type } = await send<{ type: string }>(`carts/${cart.id}/complete`, {})
    if (type !== 'order') throw new Error(`Medusa's cart stays a ${type}.`)
  }
  return { list, detail, search, suggestion, order }
}
