import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { CloseButton, Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { productQuery } from '../product-cards/catalogue.queries.ts'
import styles from './quick-view.module.css'
import { QuickViewBody } from './quick-view-body.tsx'

/** The quick view of a product (specification §2). */
export function QuickViewDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const text = useText()
  const data = useData()
  const product = useQuery(productQuery(data, slug, false))
  return (
    <Dialog
      className={styles.dialog}
      closesOnLeaving="address"
      aria-label={product.data?.name ?? text('QUICK_VIEW_TITLE')}
      onClose={onClose}
    >
      <div className={styles.inside}>
        <CloseButton className={styles.close} onClick={onClose} />
        {product.data ? (
          <QuickViewBody product={product.data} />
        ) : product.isPending ? (
          <Waiting />
        ) : (
          <div className={styles.failed}>
            <EmptyState
              icon="alert"
              title={text(product.isError ? 'QUICK_VIEW_FAILED' : 'QUICK_VIEW_GONE')}
              text={text(product.isError ? 'CATALOGUE_FAILED_HINT' : 'QUICK_VIEW_GONE_HINT')}
            >
              {product.isError && (
                <Button onClick={() => product.refetch()}>{text('CATALOGUE_RETRY')}</Button>
              )}
            </EmptyState>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Waiting() {
  const text = useText()
  return (
    <div className={styles.body} aria-busy="true">
      <span role="status" className="visually-hidden">
        {text('QUICK_VIEW_LOADING')}
      </span>
      <div className={styles.waitingPicture}>
        <Skeleton blockSize="100%" />
      </div>
      <div className={styles.facts}>
        <Skeleton blockSize="20px" inlineSize="30%" />
        <Skeleton blockSize="64px" />
        <Skeleton blockSize="44px" inlineSize="50%" />
        <Skeleton blockSize="120px" />
        <Skeleton blockSize="52px" round />
      </div>
    </div>
  )
}
