import { useEffect } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { isStored } from '../../shell/is-stored.ts'
import { accountOf, storedProfile, useAccount } from '../session/account.store.ts'

/**
 * Syncs the cart and the saved vehicles with the account that is signed in. The code is loaded for a customer alone,
 * and for a browser that stores something of one, or of where a session has ended.
 */
export function AccountSync() {
  const data = useData()
  const account = useAccount()
  const shown = account?.customerId ?? null
  useEffect(() => {
    // What is rendered first is nobody, as on the server: storage alone knows who is signed in.
    const customerId = accountOf(storedProfile.get())?.customerId ?? null
    if (customerId !== shown) return
    const known = ['cart-account', 'garage', 'pets'] as const
    if (
      customerId === null &&
      !known.some((name) => isStored(name, data.layer)) &&
      !isStored('ended', data.layer, 'sessionStorage')
    )
      return
    let isOver = false
    let stop = () => {}
    import('./start-account-sync.ts').then(
      ({ startAccountSync }) => {
        if (!isOver) stop = startAccountSync(data, customerId)
      },
      () => undefined, // without its code all stays in the browser, until the next page
    )
    return () => {
      isOver = true
      stop()
    }
  }, [data, shown])
  return null
}
