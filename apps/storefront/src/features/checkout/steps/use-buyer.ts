import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { Address } from '../../../data/port/addresses.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { addressesQuery } from '../../addresses/addresses.queries.ts'
import { storedProfile, useAccount } from '../../session/account.store.ts'
import { type CheckoutForm, newAddress } from '../checkout-form.ts'
import { knownContact } from './known-contact.ts'

/** The address that counts: the chosen one, else the default; null for one that is typed. */
export function addressFor(addressId: number | null, stored: Address[]): Address | null {
  if (addressId === newAddress) return null
  return (
    stored.find((each) => each.id === addressId) ?? stored.find((each) => each.isDefault) ?? stored[0] ?? null
  )
}

/**
 * Who buys: the signed-in customer with what the shop knows of them, or a guest. `typed` is what stands in
 * the form; `form` is that with what is known in its place. Addresses that cannot be read are typed again.
 */
export function useBuyer(typed: CheckoutForm) {
  const data = useData()
  const account = useAccount()
  const profile = useSyncExternalStore(storedProfile.subscribe, storedProfile.get, storedProfile.get)
  const isHome = typed.deliveryKind === 'home'
  const stored = useQuery({
    ...addressesQuery(data, account?.customerId ?? 0),
    enabled: account !== null && isHome,
  })
  const addresses = account ? (stored.data ?? noAddresses) : noAddresses
  const known = useMemo(() => knownContact(account ? profile : {}), [account, profile])
  const form = useMemo(() => ({ ...typed, ...known }), [typed, known])
  return {
    account,
    known,
    form,
    addresses,
    address: isHome ? addressFor(typed.addressId, addresses) : null,
    /** True while nobody knows yet whether there are addresses to choose from. */
    isReading: account !== null && isHome && stored.isPending,
  }
}

const noAddresses: Address[] = []

export type Buyer = ReturnType<typeof useBuyer>
