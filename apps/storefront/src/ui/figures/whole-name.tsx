import styles from './whole-name.module.css'

const ranges = /(\d+–\d+)/

/** A product's whole name, over as many lines as it takes; years and other spans of numbers in it are not torn apart. */
export function WholeName({ name }: { name: string }) {
  return name.split(ranges).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.range}>
        {part}
      </span>
    ),
  )
}
