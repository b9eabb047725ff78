import styles from './not-found-page.module.css'

const pad =
  'M0 1c5 0 10.5 5.5 10.5 10.5 0 2.8-2 4.5-4.7 4.5-2.1 0-3.5-.9-5.8-.9s-3.7.9-5.8.9c-2.7 0-4.7-1.7-4.7-4.5C-10.5 6.5-5 1 0 1Z'
const toes = [
  [-13, 0, -28],
  [-5.5, -8, -12],
  [5.5, -8, 12],
  [13, 0, 28],
] as const

/** Where each print of the trail stands, how it is turned and how fresh it is. */
const prints = [
  [46, 236, 62, 1],
  [92, 182, 50, 0.85],
  [150, 196, 68, 0.7],
  [196, 140, 48, 0.55],
  [252, 148, 66, 0.42],
] as const

/** Paw prints beside a tyre's track, fading towards a ball that has rolled out of sight: decoration. */
export function LostTrail() {
  return (
    <svg className={styles.trail} viewBox="0 0 400 280" aria-hidden="true" focusable="false">
      <path
        className={styles.ground}
        d="M24 120C40 28 150 6 240 22s150 62 138 140-96 104-190 104S8 212 24 120Z"
      />
      <path className={styles.track} d="M58 262C120 250 128 168 208 196s92-58 152-98" />
      {prints.map(([x, y, turn, opacity]) => (
        <g
          key={x}
          className={styles.print}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          opacity={opacity}
        >
          <path d={pad} />
          {toes.map(([left, top, lean]) => (
            <ellipse
              key={left}
              cx={left}
              cy={top}
              rx="4"
              ry="5.5"
              transform={`rotate(${lean} ${left} ${top})`}
            />
          ))}
        </g>
      ))}
      <g transform="translate(324 84)">
        <ellipse className={styles.shade} cx="2" cy="34" rx="30" ry="6" />
        <circle className={styles.ball} r="32" />
        <path
          className={styles.seam}
          d="M-30-10C-10 0 10 0 30-10M0-32c-8 20-8 44 0 64M-24 21C-8 8 8 8 24 21"
        />
      </g>
    </svg>
  )
}
