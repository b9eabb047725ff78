import { useText } from '../../shell/texts.tsx'
import styles from './branch-map.module.css'

/** Where the store of La Florida stands, drawn by hand and not to scale. */
export function BranchMap() {
  const text = useText()
  return (
    <svg
      className={styles.map}
      viewBox="0 0 1040 380"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={text('SITE_CONTACT_DRAWING')}
      direction="ltr"
    >
      <rect className={styles.ground} width="1040" height="380" />
      <path className={styles.park} d="M40 30h170a18 18 0 0 1 18 18v52a18 18 0 0 1-18 18H40z" />
      <path className={styles.park} d="M742 236h150q34 0 34 34v70h-214z" />
      <g className={styles.block}>
        <path d="M262 30h176v78H250z" />
        <path d="M590 30h190v70l-176 8z" />
        <path d="M820 30h180v62l-180 6z" />
        <path d="M60 186l150 4v66H60z" />
        <path d="M250 192l196 4 14 62H250z" />
        <path d="M60 296h150v60H60z" />
        <path d="M250 296h216l12 60H250z" />
        <path d="M740 176l260-8v36H740z" />
        <path d="M960 240h60v110h-60z" />
      </g>
      <path className={styles.mall} d="M614 232l88-5v88l-76 4z" />
      <g className={styles.street}>
        <path d="M0 276h1040M232 0v380M722 130v250M800 0v150" />
      </g>
      <g className={styles.avenue}>
        <path d="M0 140q260 22 520 16t520-22" />
        <path d="M500 0q18 150 40 220t34 160" />
      </g>
      <path className={styles.metro} d="M516 0q18 150 40 220t34 160" />
      <circle className={styles.station} cx="550" cy="192" r="9" />
      <g className={styles.name}>
        <text x="270" y="138">
          Av. Américo Vespucio
        </text>
        <text x="0" y="0" transform="translate(470 36) rotate(82)">
          Av. Vicuña Mackenna
        </text>
        <text x="572" y="196">
          Metro Bellavista
          <tspan x="572" dy="20">
            de La Florida
          </tspan>
        </text>
      </g>
      <g className={styles.pin} transform="translate(532 300)">
        <path d="M0 0c-9-16-27-28-27-49a27 27 0 0 1 54 0c0 21-18 33-27 49z" />
        <circle cy="-43" r="8" />
        <circle cx="-11" cy="-54" r="4" />
        <circle cx="-4" cy="-60" r="4" />
        <circle cx="4" cy="-60" r="4" />
        <circle cx="11" cy="-54" r="4" />
      </g>
    </svg>
  )
}
