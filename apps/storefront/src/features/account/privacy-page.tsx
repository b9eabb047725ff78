import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { orderDay } from '../../shell/order-dates.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { CheckboxField } from '../../ui/form/field.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import styles from '../session/account.module.css'
import { personalDataQuery } from '../session/account.queries.ts'
import type { Account } from '../session/account.store.ts'
import { AccountLayout } from '../session/account-layout.tsx'
import { EmailProof } from './email-proof.tsx'
import { EraseAccount } from './erase-account.tsx'
import { saveFile } from './save-file.ts'
import { useRefusalToast } from './use-refusal-toast.ts'

/** `/account/privacy`: a copy of one's data, its correction, consent to advertising, and its end (Ley 21.719). */
export default function PrivacyPage() {
  const text = useText()
  usePageHead({ title: text('ACCOUNT_PRIVACY'), robots: 'noindex' })
  return (
    <AccountLayout title={text('ACCOUNT_PRIVACY')}>
      {(account) => (
        <>
          <p className={styles.lead}>{text('ACCOUNT_PRIVACY_LEAD')}</p>
          <div className={styles.cards}>
            <Export />
            <section className={styles.card}>
              <h2>{text('ACCOUNT_RECTIFY')}</h2>
              <p>{text('ACCOUNT_RECTIFY_TEXT')}</p>
              <ButtonLink to="/account/profile" kind="outline" icon="user">
                {text('ACCOUNT_PROFILE_EDIT')}
              </ButtonLink>
            </section>
          </div>
          <EmailProof account={account} />
          <Marketing account={account} />
          <EraseAccount />
        </>
      )}
    </AccountLayout>
  )
}

function Export() {
  const text = useText()
  const data = useData()
  const tell = useRefusalToast()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { file } = await data.account.readPersonalData()
      saveFile(`${text('ACCOUNT_EXPORT_FILE')}.json`, JSON.stringify(file, null, 2))
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.card}>
      <h2>{text('ACCOUNT_EXPORT')}</h2>
      <p>{text('ACCOUNT_EXPORT_TEXT')}</p>
      <Button kind="outline" icon="package" busy={busy} onClick={download}>
        {text('ACCOUNT_EXPORT_DO')}
      </Button>
    </section>
  )
}

function Marketing({ account }: { account: Account }) {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const tell = useRefusalToast()
  const queryClient = useQueryClient()
  const { locale } = useLanguage()
  const query = personalDataQuery(data, account.customerId)
  const { data: known, isError } = useQuery(query)
  const marketing = known?.marketing
  const [wish, setWish] = useState<boolean | null>(null)
  const decide = async (given: boolean) => {
    if (wish !== null) return
    setWish(given)
    try {
      const marketing = await data.account.setMarketing(given)
      queryClient.setQueryData(query.queryKey, (known) => known && { ...known, marketing })
      toasts.show({ tone: 'success', text: text('ACCOUNT_CONSENT_SAVED') })
    } catch (error) {
      tell(error)
    } finally {
      setWish(null)
    }
  }
  const since = marketing?.since && {
    date: orderDay(marketing.since, locale),
    version: marketing.version ?? '',
  }
  return (
    <section className={styles.card}>
      <h2>{text('ACCOUNT_CONSENT')}</h2>
      <FormFailure failure={isError ? text('ACCOUNT_PRIVACY_FAILED') : null} />
      {!marketing && !isError && <Skeleton blockSize="72px" />}
      {marketing && (
        <CheckboxField
          role="switch"
          className={styles.switch}
          label={text('ACCOUNT_CONSENT_LABEL')}
          hint={since ? text('ACCOUNT_CONSENT_SINCE', since) : text('ACCOUNT_CONSENT_NONE')}
          checked={wish ?? marketing.given}
          aria-busy={wish !== null}
          onChange={(event) => decide(event.target.checked)}
        />
      )}
    </section>
  )
}
