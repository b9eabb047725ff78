import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { orderDay } from '../../shell/order-dates.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import styles from '../session/account.module.css'
import { personalDataQuery } from '../session/account.queries.ts'
import type { Account } from '../session/account.store.ts'
import { useRefusalToast } from './use-refusal-toast.ts'

/** Whether the e-mail is proven, and a link that proves it: what is stored by it alone is shown and erased only then. */
export function EmailProof({ account }: { account: Account }) {
  const text = useText()
  const data = useData()
  const tell = useRefusalToast()
  const { locale } = useLanguage()
  const { data: known } = useQuery(personalDataQuery(data, account.customerId))
  const [state, setState] = useState<'resting' | 'busy' | 'sent'>('resting')
  const ask = async () => {
    setState('busy')
    try {
      await data.account.requestEmailProof()
      setState('sent')
    } catch (error) {
      setState('resting')
      tell(error)
    }
  }
  if (!known) return null
  const since = known.emailProvenSince
  return (
    <section className={styles.card}>
      <h2>{text('ACCOUNT_PROOF')}</h2>
      <p>
        <bdi dir="ltr">{account.email}</bdi>
      </p>
      <p>
        {since === null
          ? text('ACCOUNT_PROOF_TEXT')
          : text('ACCOUNT_PROOF_SINCE', { date: orderDay(since, locale) })}
      </p>
      {since === null && (
        <Button kind="outline" icon="mail" busy={state === 'busy'} onClick={ask}>
          {text('ACCOUNT_PROOF_DO')}
        </Button>
      )}
      <p role="status">{state === 'sent' && text('ACCOUNT_PROOF_SENT')}</p>
    </section>
  )
}
