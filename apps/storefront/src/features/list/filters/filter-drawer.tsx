import { useEffect, useRef } from 'react'
import type { ProductList } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './filter-drawer.module.css'
import { FilterPanel } from './filter-panel.tsx'
import type { FilterPanelProps } from './filter-panel-props.ts'

/** The filters off-canvas, as a modal dialog of the browser's own: it keeps focus and closes with Escape. */
export function FilterDrawer({
  list,
  onClose,
  ...filters
}: FilterPanelProps & { list: ProductList | null; onClose: () => void }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={text('CATALOGUE_FILTERS')}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2>{text('CATALOGUE_FILTERS')}</h2>
          <button type="button" aria-label={text('CATALOGUE_FILTERS_CLOSE')} onClick={close}>
            <Icon name="close" size={22} />
          </button>
        </header>
        <div className={styles.body}>
          <FilterPanel {...filters} />
        </div>
        <footer className={styles.foot}>
          <Button wide onClick={close}>
            {text(list?.isTotalLeast ? 'CATALOGUE_FILTERS_SHOW_MORE' : 'CATALOGUE_FILTERS_SHOW', {
              count: list?.total ?? 0,
            })}
          </Button>
        </footer>
      </div>
    </dialog>
  )
}
