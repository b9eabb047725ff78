import { addressLimit } from '#rules/people/addresses.ts'
import { defaultAfterRemoving, defaultAfterSaving } from '#rules/people/default-address.ts'
import { Refusal } from '../../port/refusal.ts'
import { after, readRows, refusal, type SampleContext } from '../layer.ts'
import { addressChecked } from './address-checks.ts'
import type { Address, AddressData } from './shapes.ts'

const key = 'huella.sample.addresses'

/** The addresses kept in this browser, in the order in which they were made. Spoilt storage counts as empty. */
export const readAddresses = ({ storage }: SampleContext): Address[] => readRows<Address>(storage, key)

export function forgetAddresses({ storage }: SampleContext): void {
  storage.removeItem(key)
}

const known = (row: Address) => ({ id: row.id, isDefault: row.default })

const withDefault = (rows: Address[], id: number | null) =>
  rows.map((row) => ({ ...row, default: row.id === id }))

/**
 * The addresses of the local service contract (specification §7). Whose they are is not asked: this browser is one
 * customer's (D2). At most one is the default (§4).
 */
export function addressesService(context: SampleContext) {
  const { list } = context.delays
  const write = (rows: Address[]) => context.storage.setItem(key, JSON.stringify(rows))
  const find = (id: number): Address => {
    const row = readAddresses(context).find((each) => each.id === id)
    // The specification's own words (§8).
    if (!row) throw new Refusal('NOT_FOUND', 'Address not found', { status: 404 })
    return row
  }
  const save = (id: number, data: AddressData, isDefault: boolean): Address => {
    const rows = readAddresses(context)
    const { default: wish, ...fields } = addressChecked(context, data)
    const row: Address = { id, ...fields, default: isDefault }
    const others = rows.filter((each) => each.id !== id)
    const chosen = defaultAfterSaving(others.map(known), known(row), wish)
    const isNew = others.length === rows.length
    write(withDefault(isNew ? [...rows, row] : rows.map((each) => (each.id === id ? row : each)), chosen))
    return { ...row, default: id === chosen }
  }
  return {
    addAddress: (data: AddressData): Promise<Address> =>
      after(list, () => {
        const rows = readAddresses(context)
        if (rows.length >= addressLimit) throw refusal(context, 'ADDRESSES_FULL')
        return save(Math.max(0, ...rows.map(({ id }) => id)) + 1, data, false)
      }),
    editAddress: (id: number, data: AddressData): Promise<Address> =>
      after(list, () => save(id, data, find(id).default)),
    delAddress: (id: number): Promise<void> =>
      after(list, () => {
        const removed = find(id)
        const left = readAddresses(context).filter((row) => row.id !== id)
        write(withDefault(left, defaultAfterRemoving(left.map(known), known(removed))))
      }),
    getDefaultAddress: (): Promise<Address | null> =>
      after(list, () => readAddresses(context).find((row) => row.default) ?? null),
    getAddress: (id: number): Promise<Address> => after(list, () => find(id)),
    getAddresses: (): Promise<Address[]> => after(list, () => readAddresses(context)),
  }
}

export type AddressesService = ReturnType<typeof addressesService>
