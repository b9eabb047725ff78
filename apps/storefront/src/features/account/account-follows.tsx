import { useEffect } from 'react'
import { storageOf } from '../../shell/browser-storage.ts'
import { useData } from '../../shell/data-context.tsx'
import { accountOf, storedProfile, useAccount } from '../session/account.store.ts'

/**
 * Lets the cart and the saved vehicles follow who is signed in. The code comes for a customer alone, and for a
 * browser that keeps something of one, or of where a session has ended.
 */
export function AccountFollows() {
  const data = useData()
  const account = useAccount()
  const shown = account?.customerId ?? null
  useEffect(() => {
    // What is rendered first is nobody, as on the server: storage alone knows who is signed in.
    const customerId = accountOf(storedProfile.get())?.customerId ?? null
    if (customerId !== shown) return
    const isKept = (key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage') =>
      storageOf(kind).getItem(`huella:${key}:${data.layer}`)
    if (
      customerId === null &&
      !isKept('cart-account') &&
      !isKept('garage') &&
      !isKept('ended', 'sessionStorage')
    )
      return
    let isOver = false
    let stop = () => {}
    import('./account-following.ts').then(
      ({ follow }) => {
        if (!isOver) stop = follow(data, customerId)
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
