import type { ProductList } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CloseButton, Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './filter-drawer.module.css'
import FilterPanel from './filter-panel.tsx'
import type { FilterPanelProps } from './filter-panel-props.ts'

/** The filters off-canvas. */
export function FilterDrawer({
  list,
  onClose,
  ...filters
}: FilterPanelProps & { list: ProductList | null; onClose: () => void }) {
  const text = useText()
  return (
    <Dialog shape="drawer" aria-label={text('CATALOGUE_FILTERS')} onClose={onClose}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2>{text('CATALOGUE_FILTERS')}</h2>
          <CloseButton label={text('CATALOGUE_FILTERS_CLOSE')} onClick={onClose} />
        </header>
        <div className={styles.body}>
          <FilterPanel {...filters} />
        </div>
        <footer className={styles.foot}>
          <Button wide onClick={onClose}>
            {text(list?.isTotalLeast ? 'CATALOGUE_FILTERS_SHOW_MORE' : 'CATALOGUE_FILTERS_SHOW', {
              count: list?.total ?? 0,
            })}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}
