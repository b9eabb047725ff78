import styles from './whole-name.module.css'

const whole = /((?:\d[\d.,]* \S{1,2} )?\d[\d.,]*(?:–\d[\d.,]*)? [^\s\d]{1,4}$|\d+–\d+|\d+W-\d+)/

/** A product's whole name, over as many lines as it takes; years, other spans of numbers and the size at its end are not torn apart. */
export function WholeName({ name }: { name: string }) {
  return name.split(whole).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.range}>
        {part}
      </span>
    ),
  )
}
