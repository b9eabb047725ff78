import { Suspense, useState } from 'react'
import { useNavigate } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import type { ListPlace } from '../list-facts.ts'
import { listHref, listLayouts } from '../list-state.ts'
import { type ListView, rememberView } from '../list-view.store.ts'
import styles from './layout-switch.module.css'

const ViewOptions = deferred(async () => ({ default: (await import('./view-options.tsx')).ViewOptions }))

const keys = {
  grid: 'CATALOGUE_LAYOUT_GRID',
  features: 'CATALOGUE_LAYOUT_FEATURES',
  list: 'CATALOGUE_LAYOUT_LIST',
  table: 'CATALOGUE_LAYOUT_TABLE',
} as const
const drawings = {
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  features: 'M4 4h7v7H4zM13 4h7v7h-7zM4 14h7M4 17h7M4 20h5M13 14h7M13 17h7M13 20h5',
  list: 'M4 4h6v6H4zM4 14h6v6H4zM13 5h7M13 9h5M13 15h7M13 19h5',
  table: 'M4 5h16M4 10h16M4 15h16M4 20h16M9 5v15',
}

/** The way that products are laid out. It stands in the address, so that back restores it, and is remembered. */
export function LayoutSwitch({ place: { path, state }, view }: { place: ListPlace; view: ListView }) {
  const text = useText()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const choose = (part: Partial<ListView>) => {
    const next = { ...view, ...part }
    // The page that is left says how it looked: else going back would show it as the shopper chose last.
    navigate(listHref(path, { ...state, ...view }), { replace: true, keepPosition: true })
    rememberView(next)
    navigate(listHref(path, { ...state, ...next }), { keepPosition: true })
  }
  return (
    <fieldset className={styles.switch} aria-label={text('CATALOGUE_LAYOUT')}>
      {listLayouts.map((layout) => (
        <button
          key={layout}
          type="button"
          aria-pressed={view.layout === layout}
          aria-label={text(keys[layout])}
          title={text(keys[layout])}
          onClick={() => view.layout !== layout && choose({ layout })}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={drawings[layout]} />
          </svg>
        </button>
      ))}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-label={text('CATALOGUE_VIEW_OPTIONS')}
        title={text('CATALOGUE_VIEW_OPTIONS')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron-down" size={18} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewOptions
            view={view}
            limit={state.limit}
            onChoose={choose}
            onLimit={(limit) =>
              navigate(listHref(path, { ...state, limit, page: 1 }), { keepPosition: true })
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
