import styles from './skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

const widths = ['92%', '78%', '64%']

/** A card that is on its way: its heading and some lines. `blockSize` is a CSS length. */
export function CardSkeleton({ blockSize, lines = 3 }: { blockSize: string; lines?: number }) {
  return (
    <div className={styles.card} style={{ minBlockSize: blockSize }} aria-hidden="true">
      <Skeleton blockSize="24px" inlineSize="44%" />
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} blockSize="16px" inlineSize={widths[line % widths.length]} />
      ))}
    </div>
  )
}
