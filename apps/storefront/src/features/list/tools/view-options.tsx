import { useEffect, useId, useRef } from 'react'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { columnCounts, filterSides, pageSizes } from '../list-state.ts'
import type { ListView } from '../list-view.store.ts'
import styles from './view-options.module.css'

/** Left and right are where the shopper sees them: they change places where a line begins on the right. */
const sideKeys = {
  ltr: { start: 'CATALOGUE_SIDE_LEFT', end: 'CATALOGUE_SIDE_RIGHT', none: 'CATALOGUE_SIDE_NONE' },
  rtl: { start: 'CATALOGUE_SIDE_RIGHT', end: 'CATALOGUE_SIDE_LEFT', none: 'CATALOGUE_SIDE_NONE' },
} as const

/** Columns of the grid, the place of the filters and, where the bar has no room for it, the size of a page. Escape and a press elsewhere close it. */
export function ViewOptions({
  view,
  limit,
  onChoose,
  onLimit,
  onClose,
}: {
  view: ListView
  /** Products on a page. */
  limit: number
  onChoose: (part: Partial<ListView>) => void
  onLimit: (limit: number) => void
  onClose: () => void
}) {
  const text = useText()
  const { direction } = useLanguage()
  const name = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = panel.current?.parentElement
    panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !opener?.contains(event.target)) onClose()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      opener?.querySelector<HTMLButtonElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [onClose])
  return (
    <div ref={panel} className={styles.options}>
      <fieldset className={styles.narrow}>
        <legend>{text('CATALOGUE_PER_PAGE')}</legend>
        <div>
          {pageSizes.map((size) => (
            <label key={size}>
              <input
                type="radio"
                name={`${name}-limit`}
                checked={limit === size}
                onChange={() => onLimit(size)}
              />
              <span>{size}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset disabled={view.layout === 'list' || view.layout === 'table'}>
        <legend>{text('CATALOGUE_COLUMNS')}</legend>
        <div>
          {[null, ...columnCounts].map((columns) => (
            <label key={columns ?? 'auto'}>
              <input
                type="radio"
                name={`${name}-columns`}
                checked={view.columns === columns}
                onChange={() => onChoose({ columns })}
              />
              <span>{columns ?? text('CATALOGUE_COLUMNS_AUTO')}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text('CATALOGUE_SIDE')}</legend>
        <div>
          {filterSides.map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`${name}-side`}
                checked={view.side === side}
                onChange={() => onChoose({ side })}
              />
              <span>{text(sideKeys[direction][side])}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
