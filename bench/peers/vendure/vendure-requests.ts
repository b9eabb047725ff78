import { ask } from '../ask.ts'
import type { Requests, Sequence } from '../contestant.ts'
import { guestOf } from '../guest.ts'

const listFields = `totalItems
  items { productId productName slug description sku inStock currencyCode
    priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } }
  facetValues { count facetValue { id name facet { id name } } }`
const listQuery = `query ($input: SearchInput!) { search(input: $input) { ${listFields} } }`
const suggestionQuery = `query ($input: SearchInput!) { search(input: $input) { items { productId productName slug
  priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } } } }`
const detailQuery = `query ($slug: String!) { product(slug: $slug) { id name slug description
  collections { id name slug breadcrumbs { id name slug } }
  facetValues { id name facet { id name } }
  variants { id name sku priceWithTax currencyCode stockLevel } } }`

const failed = '... on ErrorResult { errorCode message }'
const placing = {
  add: `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename ... on Order { id } ${failed} } }`,
  customer: `mutation ($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { __typename ... on Order { id } ${failed} } }`,
  address: `mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { __typename ... on Order { id } ${failed} } }`,
  methods: 'query { eligibleShippingMethods { id name priceWithTax } }',
  method: `mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { __typename ... on Order { id totalWithTax } ${failed} } }`,
  state: `mutation { transitionOrderToState(state: "ArrangingPayment") { __typename ... on Order { id } ... on OrderStateTransitionError { errorCode message } } }`,
  payment: `mutation ($input: PaymentInput!) { addPaymentToOrder(input: $input) { __typename ... on Order { id code state totalWithTax } ${failed} } }`,
} as const

type Answer = { data?: Record<string, unknown>; errors?: unknown }

/** What a shopper asks of Vendure's API of shops. */
export function vendureRequests(url: string, sequence: Sequence): Requests {
  const send = async (query: string, variables: object, token = '') => {
    const { status, headers, body } = await ask(`${url}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const answer = JSON.parse(body) as Answer
    if (status !== 200 || answer.errors || body.includes('"errorCode"')) {
      throw new Error(`Vendure answers ${status} to ${query}: ${body.slice(0, 500)}`)
    }
    const given = headers['vendure-auth-token']
    return { data: answer.data ?? {}, token: typeof given === 'string' ? given : token }
  }
  const searched = async (query: string, input: object) => {
    const { data } = await send(query, { input: { groupByProduct: true, ...input } })
    return (data.search as { items: unknown[] }).items.length
  }
  const list = async () => {
    const found = await searched(listQuery, { collectionSlug: sequence.category, take: 16 })
    if (found !== 16) throw new Error(`Vendure lists ${found} products.`)
  }
  const search = async () => {
    const term = sequence.nextWords()
    if (!(await searched(listQuery, { term, take: 16 }))) throw new Error(`Vendure does not find ${term}.`)
  }
  const suggestion = async () => {
    await searched(suggestionQuery, { term: sequence.nextBeginning(), take: 3 })
  }
  const detail = async () => {
    const { slug } = sequence.nextProduct()
    const { data } = await send(detailQuery, { slug })
    if (!data.product) throw new Error(`Vendure has no ${slug}.`)
  }
  const order = async () => {
    const guest = guestOf()
    let token = ''
    const step = async (query: string, variables: object = {}) => {
      const answered = await send(query, variables, token)
      token = answered.token
      return answered.data
    }
    for (const { id } of sequence.nextPair()) await step(placing.add, { id: String(id) })
    await step(placing.customer, {
      input: {
        emailAddress: guest.email,
        firstName: guest.name,
        lastName: guest.name,
        phoneNumber: guest.phone,
      },
    })
    await step(placing.address, {
      input: {
        fullName: guest.name,
        streetLine1: guest.street,
        streetLine2: guest.number,
        city: guest.comuna,
        postalCode: guest.number,
        countryCode: 'CL',
      },
    })
    const { eligibleShippingMethods: methods } = await step(placing.methods)
    await step(placing.method, { id: [(methods as { id: string }[])[0]?.id] })
    await step(placing.state)
    const { addPaymentToOrder: placed } = await step(placing.payment, {
      input: { method: 'transferencia', metadata: {} },
    })
    const { state } = placed as { state?: string }
    if (state !== 'PaymentAuthorized') throw new Error(`Vendure's order is ${state}.`)
  }
  return { list, detail, search, suggestion, order }
}
