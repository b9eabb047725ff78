import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { PagePicker } from './page-picker.tsx'
import { prescriptionQuery } from './prescription.queries.ts'
import styles from './prescription-card.module.css'
import { PrescriptionPages } from './prescription-pages.tsx'

const stateTexts = {
  missing: 'PRESCRIPTION_MISSING',
  received: 'PRESCRIPTION_RECEIVED',
  approved: 'PRESCRIPTION_APPROVED',
  refused: 'PRESCRIPTION_REFUSED',
} as const

/** What the shop wants to read before it prepares an order: how it stands, and where it is sent; nothing for most. */
export default function PrescriptionCard({ token }: { token: string }) {
  const text = useText()
  const data = useData()
  const client = useQueryClient()
  const query = prescriptionQuery(data, token)
  const { data: prescription } = useQuery(query)
  if (!prescription) return null
  const { state, reason, isOpen, products, pages } = prescription
  if (!isOpen && pages.length === 0) return null
  const isBad = state === 'missing' || state === 'refused'
  return (
    <section className={styles.card} aria-labelledby="prescription" data-screen>
      <h2 id="prescription">{text('PRESCRIPTION_TITLE')}</h2>
      <p>{text('PRESCRIPTION_LEAD')}</p>
      <ul className={styles.products}>
        {products.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className={styles.state} data-state={state} role="status">
        <Icon name={isBad ? 'alert' : 'check'} />
        <span>{text(stateTexts[state], { reason })}</span>
      </p>
      {pages.length > 0 && <PrescriptionPages token={token} pages={pages} />}
      {isOpen && (
        <PagePicker
          isFirst={pages.length === 0}
          onPage={async (page) =>
            client.setQueryData(query.queryKey, await data.orders.sendPrescription({ token, ...page }))
          }
        />
      )}
    </section>
  )
}
