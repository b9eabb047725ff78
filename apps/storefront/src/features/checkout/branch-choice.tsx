import type { Branch } from '../../data/port/content.port.ts'
import { useText } from '../../shell/texts.tsx'
import type { CartLine } from '../cart/lines/cart-line.ts'
import { useStoreHours } from '../content/use-store-hours.ts'
import styles from '../shipping/choice.module.css'
import { BranchHas } from './branch-has.tsx'

/** The branches where an order can be picked up, as radios. `id` is the first radio's. */
export function BranchChoice({
  id,
  branches,
  lines,
  chosenId,
  error,
  onChoose,
}: {
  id: string
  branches: Branch[]
  /** What would be picked up. */
  lines: CartLine[]
  chosenId: number | null
  error: string | null
  onChoose: (id: number) => void
}) {
  const text = useText()
  const { store } = useStoreHours()
  return (
    <div
      role="radiogroup"
      aria-label={text('CHECKOUT_BRANCH')}
      aria-describedby={error ? `${id}-error` : undefined}
      className={styles.list}
    >
      {branches.map((branch, at) => (
        <label key={branch.id} className={styles.choice}>
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name="branch"
            checked={branch.id === chosenId}
            onChange={() => onChoose(branch.id)}
          />
          <span className={styles.words}>
            <strong lang={branch.lang}>{branch.name}</strong>
            <span lang={branch.lang}>{branch.address}</span>
            <small>
              {[branch.comuna !== branch.name && branch.comuna, store].filter(Boolean).join(' · ')}
            </small>
            <span className={styles.badge}>
              <BranchHas branchId={branch.id} lines={lines} />
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
