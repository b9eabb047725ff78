import { useSyncExternalStore } from 'react'
import { type CurrencyCode, isCurrency } from '#content/currencies.ts'
import { storageKey } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The currency in which prices are shown; orders are charged in pesos whatever it is (D9). */
const stored = createStoredValue<CurrencyCode>({
  key: storageKey('currency'),
  decode: (text) => (isCurrency(text) ? text : 'CLP'),
  encode: (code) => (code === 'CLP' ? null : code),
})

export function chooseCurrency(code: CurrencyCode): void {
  stored.update(() => code)
}

/** Pesos on the server and until storage has been read. */
export function useCurrency(): CurrencyCode {
  return useSyncExternalStore(stored.subscribe, stored.get, () => 'CLP')
}
