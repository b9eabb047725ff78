import styles from './figure-list.module.css'

/** Figures side by side, each under its name, with what it is measured by where that needs saying. */
export function FigureList({
  figures,
}: {
  figures: readonly { name: string; value: string; note?: string }[]
}) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
