import { useText } from '../../app/texts.tsx'
import type { Branch } from '../../data/port/content.port.ts'
import styles from './choice.module.css'

/** The branches where an order can be picked up, as radios. `id` is the first radio's. */
export function BranchChoice({
  id,
  branches,
  chosenId,
  error,
  onChoose,
}: {
  id: string
  branches: Branch[]
  chosenId: number | null
  error: string | null
  onChoose: (id: number) => void
}) {
  const text = useText()
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
            <strong>{branch.name}</strong>
            <span>{branch.address}</span>
            {branch.comuna !== branch.name && <small>{branch.comuna}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
