import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Claim, ClaimTerm, OrderClaims, OrderDetail } from '../../data/port/orders.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { orderDay } from '../../shell/order-dates.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Account } from '../session/account.store.ts'
import { ClaimForm } from './claim-form.tsx'
import styles from './claims.module.css'
import { claimsQuery } from './returns.queries.ts'

const kinds = { RETRACTO: 'CLAIM_RETRACT', GARANTIA: 'CLAIM_GUARANTEE' } as const
const states: Record<Claim['state'], TextKey> = {
  RECEIVED: 'CLAIM_RECEIVED',
  ACCEPTED: 'CLAIM_ACCEPTED',
  REJECTED: 'CLAIM_REJECTED',
  CLOSED: 'CLAIM_CLOSED',
}

/** Retracto and guarantee of an order: until when, the form, and what was asked and answered. */
export function Claims({ account, order }: { account: Account; order: OrderDetail }) {
  const text = useText()
  const data = useData()
  const isPaid = order.payment.state === 'PAID' && order.state !== 'CANCELLED'
  const {
    data: asked,
    isError,
    refetch,
  } = useQuery({
    ...claimsQuery(data, account.customerId, order.id),
    enabled: isPaid,
  })
  if (!isPaid) return null
  return (
    <section className={styles.card} aria-labelledby="order-claims">
      <h2 id="order-claims">{text('CLAIM_TITLE')}</h2>
      {isError && <LoadFailed title={text('CLAIM_FAILED')} onRetry={() => refetch()} />}
      {!asked && !isError && <Skeleton blockSize="120px" />}
      {asked && <Asked account={account} order={order} asked={asked} />}
    </section>
  )
}

function Asked({ account, order, asked }: { account: Account; order: OrderDetail; asked: OrderClaims }) {
  const text = useText()
  const { locale } = useLanguage()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  const { terms, lines } = asked
  const canAsk = (terms.RETRACTO.isOpen || terms.GARANTIA.isOpen) && lines.some(({ left }) => left > 0)
  const termText = (term: ClaimTerm, before: TextKey) => {
    if (term.until === null) return text(term.isOpen ? 'CLAIM_TERM_OPEN' : before)
    const date = orderDay(`${term.until}T12:00:00Z`, locale)
    return text(term.isOpen ? 'CLAIM_TERM_UNTIL' : 'CLAIM_TERM_OVER', { date })
  }
  return (
    <>
      <dl className={styles.terms}>
        <div>
          <dt>{text('CLAIM_RETRACT')}</dt>
          <dd>{termText(terms.RETRACTO, 'CLAIM_TERM_RECEIPT')}</dd>
        </div>
        <div>
          <dt>{text('CLAIM_GUARANTEE')}</dt>
          <dd>{termText(terms.GARANTIA, 'CLAIM_TERM_RECEIPT')}</dd>
        </div>
      </dl>
      {asked.claims.length > 0 && (
        <ul className={styles.claims}>
          {asked.claims.map((claim) => (
            <OneClaim key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
      {open ? (
        <ClaimForm account={account} order={order} asked={asked} onClose={() => setOpen(false)} />
      ) : (
        canAsk && (
          <Button ref={opener} kind="outline" icon="shield" onClick={() => setOpen(true)}>
            {text('CLAIM_OPEN')}
          </Button>
        )
      )}
    </>
  )
}

function OneClaim({ claim }: { claim: Claim }) {
  const text = useText()
  const { locale } = useLanguage()
  return (
    <li>
      <header>
        <b>{text(kinds[claim.kind])}</b>
        <span className={styles.state} data-state={claim.state}>
          {text(states[claim.state])}
        </span>
        <time dateTime={claim.at}>{orderDay(claim.at, locale)}</time>
      </header>
      <p>{claim.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      <blockquote>{claim.reason}</blockquote>
      {claim.history
        .filter(({ answer }) => answer !== '')
        .map(({ answer, at }) => (
          <p key={at} className={styles.answer}>
            <small>
              {text('CLAIM_ANSWER')} · <time dateTime={at}>{orderDay(at, locale)}</time>
            </small>
            {answer}
          </p>
        ))}
    </li>
  )
}
