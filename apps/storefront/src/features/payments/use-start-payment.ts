import { useRef, useState } from 'react'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { useText } from '../../shell/texts.tsx'
import { sendToPay } from './gateway-form.ts'

/** What kept the shopper from the gateway. `settled`: there is nothing to pay, and the result says why. */
export type StartFailure = 'unavailable' | 'unanswered' | 'unknown-order' | 'settled'

function failureOf(refusal: Refusal): StartFailure {
  // What does not look like an order's token is none: the key is our own.
  if (refusal.code === 'NOT_FOUND' || refusal.code === 'INVALID_REQUEST') return 'unknown-order'
  if (refusal.code === 'ORDER_STATE') return 'settled'
  return refusal.code === 'NETWORK' || refusal.status >= 500 ? 'unanswered' : 'unavailable'
}

/**
 * Begins an attempt to pay an order and leaves for the gateway. It stays busy once the page is left. `words` say why it did not:
 * the shop's own, with the code to tell it where it failed, but for the gateway.
 */
export function useStartPayment(orderToken: string) {
  const data = useData()
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<StartFailure | null>(null)
  const [words, setWords] = useState('')
  // One that got no answer is sent again under its key, so that it is no second attempt.
  const unanswered = useRef<string | null>(null)

  const start = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const key = unanswered.current ?? randomKey()
    unanswered.current = key
    try {
      const form = await data.payments.start(orderToken, key)
      unanswered.current = null
      sendToPay(orderToken, form)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof Refusal)) throw error
      const why = failureOf(error)
      if (why !== 'unanswered') unanswered.current = null
      setFailure(why)
      if (error.code === 'NETWORK') setWords(text('PAYMENT_NETWORK'))
      else setWords(error.code === 'PAYMENT_UNAVAILABLE' ? text('PAYMENT_UNAVAILABLE') : error.message)
    }
  }
  return { start, busy, failure, words }
}
