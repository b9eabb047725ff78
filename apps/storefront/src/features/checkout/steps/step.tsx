import type { ReactNode } from 'react'
import { useText } from '../../../shell/texts.tsx'
import styles from './step.module.css'

const stepCount = 4

/** One step of the checkout: its number, its heading, its fields. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const text = useText()
  const id = `checkout-step-${number}`
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className="visually-hidden">{text('CHECKOUT_STEP', { number, total: stepCount })}: </span>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
