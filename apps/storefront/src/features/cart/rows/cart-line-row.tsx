import { useState } from 'react'
import { formatClp } from '#rules/money/money.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Stepper } from '../../../ui/actions/stepper.tsx'
import { Badge } from '../../../ui/figures/badge.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { WholeName } from '../../../ui/figures/whole-name.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { cartActions } from '../cart.store.ts'
import type { CartChange } from '../check/cart-reconcile.ts'
import { LineFit } from '../fit/line-fit.tsx'
import type { CartLine } from '../lines/cart-line.ts'
import { type QuantityNote, quantityNote } from '../lines/quantity-note.ts'
import styles from './cart-line-row.module.css'
import { QuantityStatus } from './quantity-status.tsx'

const badges = {
  'price-up': { key: 'CART_BADGE_PRICE_UP', tone: 'warning' },
  'price-down': { key: 'CART_BADGE_PRICE_DOWN', tone: 'success' },
  'less-stock': { key: 'CART_BADGE_LESS_STOCK', tone: 'warning' },
} as const

/** From how few units on the row says how many are left. */
const fewUnits = 5

/** One line of the cart page. `changes` are what the last check has put right in it. */
export function CartLineRow({
  line,
  changes,
  onRemove,
}: {
  line: CartLine
  changes: CartChange[]
  onRemove: (line: CartLine) => void
}) {
  const text = useText()
  const [pending, setPending] = useState(0)
  const { name, quantity, limit } = line
  const to = `/shop/products/${line.slug}`
  const [note, setNote] = useState<QuantityNote | null>(null)

  const setQuantity = async (next: number) => {
    setNote(null)
    setPending((count) => count + 1)
    await cartActions.setQuantity(line.key, next)
    setPending((count) => count - 1)
  }
  const putRight = (typed: string) => {
    const found = quantityNote(typed, Math.max(limit, quantity), quantity)
    if (found?.kind === 'limit') void setQuantity(found.left)
    setNote(found)
    return found !== null
  }
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {line.picture ? (
          <Picture picture={{ ...line.picture, alt: '' }} size={112} />
        ) : (
          <span className={styles.noPicture}>
            <Icon name="paw" size={32} />
          </span>
        )}
      </Link>
      <div className={styles.words}>
        <Link to={to} className={styles.name} lang={line.lang}>
          <WholeName name={name} />
        </Link>
        {line.options.length > 0 && (
          <ul className={styles.options}>
            {line.options.map((option) => (
              <li key={option.optionId}>
                {option.optionName}: {option.valueName}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.unit}>{text('CART_UNIT', { price: formatClp(line.unitPrice) })}</p>
        <LineFit line={line} />
        <div className={styles.badges}>
          {changes.map(({ kind }) =>
            kind === 'gone' || kind === 'sold-out' ? null : (
              <Badge key={kind} tone={badges[kind].tone}>
                {text(badges[kind].key)}
              </Badge>
            ),
          )}
          {limit <= fewUnits && <span className={styles.few}>{text('CART_LIMIT', { count: limit })}</span>}
        </div>
      </div>
      <div className={styles.stepper}>
        <Stepper
          value={quantity}
          min={1}
          max={Math.max(limit, quantity)}
          label={text('CART_QUANTITY', { name })}
          onChange={setQuantity}
          onPutRight={putRight}
        />
        <QuantityStatus note={note} onRemove={() => onRemove(line)} onKeep={() => setNote(null)} />
      </div>
      <p className={styles.total} aria-busy={pending > 0} data-busy={pending > 0 || undefined}>
        <Price amount={line.total} />
      </p>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('CART_REMOVE', { name })}
        onClick={() => onRemove(line)}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
