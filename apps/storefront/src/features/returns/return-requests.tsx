import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OrderDetail, OrderReturns, ReturnRequest, ReturnTerm } from '../../data/port/orders.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { noonOf, orderDay } from '../../shell/order-dates.ts'
import { randomKey } from '../../shell/random-key.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Account } from '../session/account.store.ts'
import { Refund } from './return-refund.tsx'
import { ReturnRequestForm } from './return-request-form.tsx'
import styles from './return-requests.module.css'
import { returnsQuery } from './returns.queries.ts'

const kinds = { RETRACTO: 'RETURN_RETRACT', GARANTIA: 'RETURN_GUARANTEE' } as const
const states: Record<ReturnRequest['state'], TextKey> = {
  RECEIVED: 'RETURN_RECEIVED',
  ACCEPTED: 'RETURN_ACCEPTED',
  REJECTED: 'RETURN_REJECTED',
  CLOSED: 'RETURN_CLOSED',
}

/** Retracto and guarantee of an order: until when, the form, and what was asked and answered. */
export function ReturnRequests({ account, order }: { account: Account; order: OrderDetail }) {
  const text = useText()
  const data = useData()
  const { state } = order.payment
  const isPaid = state === 'PAID' && order.state !== 'CANCELLED'
  // What was asked before its money went back stays to be read.
  const wasPaid = state === 'PAID' || state === 'REFUNDED'
  const {
    data: returns,
    isError,
    refetch,
  } = useQuery({
    ...returnsQuery(data, account.customerId, order.id),
    enabled: wasPaid,
  })
  if (!wasPaid || (!isPaid && !returns?.requests.length)) return null
  return (
    <section className={styles.card} aria-labelledby="order-returns">
      <h2 id="order-returns">{text('RETURN_TITLE')}</h2>
      {isError && <LoadFailed title={text('RETURN_FAILED')} onRetry={() => refetch()} />}
      {!returns && !isError && <Skeleton blockSize="120px" />}
      {returns && <OpenReturns account={account} order={order} returns={returns} />}
    </section>
  )
}

function OpenReturns({
  account,
  order,
  returns,
}: {
  account: Account
  order: OrderDetail
  returns: OrderReturns
}) {
  const text = useText()
  const { locale } = useLanguage()
  const [open, setOpen] = useState(false)
  // Kept while no answer came, also over a closed form: what arrived unheard is then never asked for twice.
  const [idempotencyKey, setIdempotencyKey] = useState(randomKey)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  const { terms, lines } = returns
  const canRequest = (terms.RETRACTO.isOpen || terms.GARANTIA.isOpen) && lines.some(({ left }) => left > 0)
  const termText = (term: ReturnTerm, before: TextKey) => {
    if (term.until === null) return text(term.isOpen ? 'RETURN_TERM_OPEN' : before)
    const date = orderDay(noonOf(term.until), locale)
    return text(term.isOpen ? 'RETURN_TERM_UNTIL' : 'RETURN_TERM_OVER', { date })
  }
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{text('RETURN_RETRACT')}</dt>
          <dd>{termText(terms.RETRACTO, 'RETURN_TERM_RECEIPT')}</dd>
        </div>
        <div>
          <dt>{text('RETURN_GUARANTEE')}</dt>
          <dd>{termText(terms.GARANTIA, 'RETURN_TERM_RECEIPT')}</dd>
        </div>
      </dl>
      {returns.requests.length > 0 && (
        <ul className={styles.requests}>
          {returns.requests.map((request) => (
            <ReturnRequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
      {open ? (
        <ReturnRequestForm
          account={account}
          order={order}
          returns={returns}
          idempotencyKey={idempotencyKey}
          onKeyUsed={() => setIdempotencyKey(randomKey())}
          onClose={() => setOpen(false)}
        />
      ) : (
        canRequest && (
          <Button ref={opener} kind="outline" icon="shield" onClick={() => setOpen(true)}>
            {text('RETURN_OPEN')}
          </Button>
        )
      )}
    </>
  )
}

function ReturnRequestItem({ request }: { request: ReturnRequest }) {
  const text = useText()
  const { locale } = useLanguage()
  return (
    <li>
      <header>
        <b>{text(kinds[request.kind])}</b>
        <span className={styles.state} data-state={request.state}>
          {text(states[request.state])}
        </span>
        <time dateTime={request.at}>{orderDay(request.at, locale)}</time>
      </header>
      <p>{request.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      <blockquote>{request.reason}</blockquote>
      {request.refund && <Refund refund={request.refund} isAccepted={request.state !== 'RECEIVED'} />}
      {request.history
        .filter(({ answer }) => answer !== '')
        .map(({ answer, at }) => (
          <p key={at} className={styles.answer}>
            <small>
              {text('RETURN_ANSWER')} · <time dateTime={at}>{orderDay(at, locale)}</time>
            </small>
            {answer}
          </p>
        ))}
    </li>
  )
}
