import type { ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { colorHex, colorKey, isWhiteSwatch } from '../../product-cards/color-codes.ts'
import styles from './color-filter.module.css'

/** Swatches; the mark of a chosen one is dark or light by its contrast with the colour (specification §9). */
export function ColorFilter({
  colors,
  chosen,
  onToggle,
}: {
  colors: ProductFacets['colors']
  chosen: readonly string[]
  onToggle: (slug: string) => void
}) {
  const text = useText()
  return (
    <div className={styles.swatches}>
      {colors.map(({ slug, count }) => {
        const hex = colorHex(slug)
        const key = colorKey(slug)
        const name = key ? text(key) : slug
        return (
          <label
            key={slug}
            className={styles.swatch}
            data-dark-mark={isWhiteSwatch(hex) || undefined}
            style={{ background: hex }}
            title={`${name} (${count})`}
          >
            <input
              type="checkbox"
              aria-label={text('CATALOGUE_FILTER_COLOR_COUNT', { name, count })}
              checked={chosen.includes(slug)}
              disabled={count === 0 && !chosen.includes(slug)}
              onChange={() => onToggle(slug)}
            />
            <Icon name="check" size={20} />
          </label>
        )
      })}
    </div>
  )
}
