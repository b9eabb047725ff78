import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useState } from 'react'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { firstInteraction } from '../../../shell/first-interaction.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { ClientOnly } from '../../../ui/later/client-only.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { branchesQuery } from '../../content/content.queries.ts'
import type { Choices } from '../choices.ts'
import styles from './delivery-facts.module.css'
import { ReturnsFact } from './returns-fact.tsx'

const BranchStock = deferred(() => import('./branch-stock.tsx'))
// Comes with the first interaction: what it says is one shopper's own, and no first view waits for it.
const DeliveryEstimate = deferred(() =>
  firstInteraction.then(() => import('../../delivery-estimate/delivery-estimate.tsx')),
)

const listFormats = new Map<string, Intl.ListFormat>()

/** Made once for each language: making one takes longer than all else here. */
function listFormatOf(locale: string): Intl.ListFormat {
  const format = listFormats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' })
  listFormats.set(locale, format)
  return format
}

/** How a product reaches its buyer: for how much and when, where it can be fetched, and how it is given back. */
export const DeliveryFacts = memo(function DeliveryFacts({
  product,
  choices,
  quantity,
}: {
  product: Product
  choices: Choices
  quantity: number
}) {
  const text = useText()
  const { locale } = useLanguage()
  const branches = useQuery(branchesQuery(useData()))
  const comunas = branches.data?.map((branch) => branch.comuna) ?? []
  const [isOpen, setOpen] = useState(false)
  const everywhere = (
    <>
      <b>{text('PRODUCT_DELIVERY')}</b> {text('PRODUCT_DELIVERY_HINT')}
    </>
  )
  const names = listFormatOf(locale).format(comunas)
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="truck" size={22} />
        <div>
          <div className={styles.estimate}>
            <ClientOnly placeholder={everywhere}>
              <DeliveryEstimate lines={[{ productId: product.id, quantity, valueIds: [] }]} />
            </ClientOnly>
          </div>
          <Link to="/site/shipping" className={styles.more}>
            {text('PRODUCT_DELIVERY_PRICES')}
          </Link>
        </div>
      </li>
      <li>
        <Icon name="store" size={22} />
        <span>
          <b>{text('PRODUCT_PICKUP')}</b>{' '}
          {comunas.length > 0 && text('PRODUCT_PICKUP_HINT', { branches: names })}
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {text('PRODUCT_BRANCH_STOCK')}
          </button>
          {isOpen && (
            <Suspense>
              <BranchStock product={product} choices={choices} />
            </Suspense>
          )}
        </span>
      </li>
      <ReturnsFact exclusion={product.retractExclusion} />
    </ul>
  )
})
