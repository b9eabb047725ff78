import { comunas } from '#chile/comunas.ts'
import { regions } from '#chile/regions.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { addressLimit } from '#rules/people/addresses.ts'
import { defaultAfterRemoving, defaultAfterSaving } from '#rules/people/default-address.ts'
import type { Address, AddressesPort, AddressFields } from '../port/addresses.port.ts'
import { Refusal } from '../port/refusal.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { countriesService } from './services/countries.service.ts'

const key = 'huella.sample.addresses'

/** The address of specification §3, and beside it the place in Chile that the checkout needs. */
type SampleAddress = {
  id: number
  firstName: string
  lastName: string
  company: string
  country: string
  address1: string
  address2: string
  city: string
  state: string
  postcode: string
  email: string
  phone: string
  default: boolean
  place: Pick<
    AddressFields,
    'regionId' | 'comunaId' | 'street' | 'number' | 'neighbourhood' | 'reference' | 'rut'
  >
}

/** The addresses kept on this browser, as the specification shapes them. Spoilt storage counts as empty. */
export function readAddresses({ storage }: SampleContext): SampleAddress[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? (stored as SampleAddress[]) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

export function forgetAddresses({ storage }: SampleContext): void {
  storage.removeItem(key)
}

/** Addresses in browser storage; whose they are is not asked, since this browser is one customer's (D2). */
export function addressesSample(context: SampleContext): AddressesPort {
  const { list } = context.delays
  const write = (rows: SampleAddress[]) => context.storage.setItem(key, JSON.stringify(rows))
  const withDefault = (rows: SampleAddress[], id: number | null) =>
    rows.map((row) => ({ ...row, default: row.id === id }))
  const find = (id: number) => {
    const row = readAddresses(context).find((each) => each.id === id)
    // The specification's own words (§8).
    if (!row) throw new Refusal('NOT_FOUND', 'Address not found', { status: 404 })
    return row
  }
  const save = (row: SampleAddress, wish?: boolean) => {
    const rows = readAddresses(context)
    const others = rows.filter((each) => each.id !== row.id)
    const id = defaultAfterSaving(others.map(known), known(row), wish)
    const isNew = others.length === rows.length
    const saved = withDefault(
      isNew ? [...rows, row] : rows.map((each) => (each.id === row.id ? row : each)),
      id,
    )
    write(saved)
    return toAddress({ ...row, default: row.id === id })
  }
  return {
    listCountries: countriesService(context).getCountries,
    list: () => after(list, () => readAddresses(context).map(toAddress)),
    get: (id) => after(list, () => toAddress(find(id))),
    getDefault: () =>
      after(list, () => {
        const row = readAddresses(context).find((each) => each.default)
        return row ? toAddress(row) : null
      }),
    add: (_customerId, fields, isDefault) =>
      after(list, () => {
        const rows = readAddresses(context)
        if (rows.length >= addressLimit) throw refusal(context, 'ADDRESSES_FULL')
        const id = Math.max(0, ...rows.map((row) => row.id)) + 1
        return save(toRow(context, id, fields, false), isDefault)
      }),
    edit: (_customerId, id, fields, isDefault) =>
      after(list, () => save(toRow(context, id, fields, find(id).default), isDefault)),
    remove: (id) =>
      after(list, () => {
        const removed = find(id)
        const left = readAddresses(context).filter((row) => row.id !== id)
        write(withDefault(left, defaultAfterRemoving(left.map(known), known(removed))))
      }),
  }
}

const known = (row: SampleAddress) => ({ id: row.id, isDefault: row.default })

function toRow(context: SampleContext, id: number, fields: AddressFields, isDefault: boolean): SampleAddress {
  const comuna = comunas.find((each) => each.id === fields.comunaId)
  if (!comuna) throw refusal(context, 'NOT_FOUND', { fields: { comunaId: 'NOT_FOUND' } })
  const phone = fields.phone && normalizePhone(fields.phone)
  if (phone === null) throw refusal(context, 'PHONE_INVALID', { fields: { phone: 'PHONE_INVALID' } })
  const rut = fields.rut && parseRut(fields.rut)?.canonical
  if (rut === undefined) throw refusal(context, 'RUT_INVALID', { fields: { rut: 'RUT_INVALID' } })
  const { firstName, lastName, company, country, postcode, email, street, number, flat } = fields
  const { neighbourhood, reference } = fields
  return {
    id,
    firstName,
    lastName,
    company,
    country,
    address1: `${street} ${number}`,
    address2: flat,
    city: comuna.name,
    state: regions.find((each) => each.id === comuna.regionId)?.name ?? '',
    postcode,
    email,
    phone,
    default: isDefault,
    place: { regionId: comuna.regionId, comunaId: comuna.id, street, number, neighbourhood, reference, rut },
  }
}

const toAddress = (row: SampleAddress): Address => ({
  ...row.place,
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  email: row.email,
  company: row.company,
  country: row.country,
  flat: row.address2,
  postcode: row.postcode,
  isDefault: row.default,
})
