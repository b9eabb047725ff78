import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useNavigator } from '../../shell/navigator-context.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { productQuery } from '../product-cards/catalogue.queries.ts'
import styles from './quick-view.module.css'
import { QuickViewBody } from './quick-view-body.tsx'

/** The quick view: the browser's own modal dialog, which keeps focus and gives it back (specification §2). */
export function QuickViewDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const text = useText()
  const data = useData()
  const dialog = useRef<HTMLDialogElement>(null)
  const product = useQuery(productQuery(data, slug, false))
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const navigator = useNavigator()
  const serialNow = () => navigator.shown().serial
  const serial = useSyncExternalStore(navigator.subscribe, serialNow, serialNow)
  const openedAt = useRef(serial)
  useEffect(() => {
    if (serial !== openedAt.current) dialog.current?.close()
  }, [serial])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={product.data?.name ?? text('QUICK_VIEW_TITLE')}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.inside}>
        <button type="button" className={styles.close} aria-label={text('UI_CLOSE')} onClick={close}>
          <Icon name="close" size={22} />
        </button>
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
    </dialog>
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
