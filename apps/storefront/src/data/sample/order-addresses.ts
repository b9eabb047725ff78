import { comunas } from '#chile/comunas.ts'
import { regions } from '#chile/regions.ts'
import type { DemoBranch } from '#demo/data/types.ts'
import { splitName } from '#rules/people/split-name.ts'
import type { OrderRequest } from '../port/checkout.port.ts'
import type { SampleContext } from './layer.ts'
import type { ChosenLine } from './order-particulars.ts'
import type { AddressData, Order } from './services/shapes.ts'
import type { OrderParticulars } from './services/stored-order.ts'

const comunaName = (wanted: number | undefined) => comunas.find(({ id }) => id === wanted)?.name ?? ''
const regionName = (wanted: number | undefined) => regions.find(({ id }) => id === wanted)?.name ?? ''

const branchOf = ({ shop }: SampleContext, { branchId }: OrderRequest) =>
  shop.demo.branches.find(({ id }) => id === branchId)

/** Where an order goes, the branch where it is picked up, and where its invoice goes, as the service contract has them. */
export function orderAddresses(
  context: SampleContext,
  request: OrderRequest,
): { shippingAddress: AddressData; billingAddress: AddressData } {
  const { guest, invoice } = request
  const { first, last, secondLast } = splitName(guest.name)
  const person = {
    firstName: first,
    lastName: [last, secondLast].filter(Boolean).join(' '),
    email: guest.email,
    phone: guest.phone,
    company: '',
    country: 'CL',
    postcode: '',
  }
  const branch = branchOf(context, request)
  const place = branch && placeOf(branch)
  const shippingAddress: AddressData = guest.address
    ? {
        ...person,
        address1: `${guest.address.street} ${guest.address.number}`,
        address2: guest.address.flat,
        city: comunaName(guest.address.comunaId),
        state: regionName(guest.address.regionId),
      }
    : {
        ...person,
        address1: place?.address ?? branch?.name ?? '-',
        address2: '',
        city: place?.comuna ?? '',
        state: '',
      }
  const billingAddress: AddressData = invoice
    ? {
        ...shippingAddress,
        company: invoice.legalName,
        address1: invoice.address,
        address2: '',
        city: invoice.comuna,
      }
    : shippingAddress
  return { shippingAddress, billingAddress }
}

/** What the port tells of an order that this browser has just made. */
export function particularsFor(
  context: SampleContext,
  request: OrderRequest,
  { order, lines }: { order: Order; lines: readonly ChosenLine[] },
): OrderParticulars {
  const { address } = request.guest
  const branch = branchOf(context, request)
  const { invoice } = request
  return {
    lines: lines.map(({ image, valueIds }) => ({ image, valueIds })),
    document: invoice ? 'factura' : 'boleta',
    invoice: invoice && {
      rut: invoice.rut,
      name: invoice.legalName,
      activity: invoice.activity,
      address: invoice.address,
      comuna: invoice.comuna,
    },
    delivery: {
      carrier: address ? 'Despacho a domicilio' : 'Retiro en tienda',
      kind: address ? 'home' : 'pickup',
      days: { from: 1, to: 3 },
      parcel: null,
      branch: branch?.name ?? null,
      place: branch ? placeOf(branch) : null,
    },
    address: address && {
      street: address.street,
      number: address.number,
      flat: address.flat,
      reference: address.reference,
      comuna: comunaName(address.comunaId),
      region: regionName(address.regionId),
    },
    customer: { name: request.guest.name, email: request.guest.email },
    steps: [{ state: 'PENDING', payment: 'WAITING', preparation: 'NONE', at: order.createdAt }],
  }
}

const placeOf = ({ address, comunaCut, phone }: DemoBranch) => ({
  address,
  comuna: comunas.find(({ cut }) => cut === comunaCut)?.name ?? '',
  phone,
})
