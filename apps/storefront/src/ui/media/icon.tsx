import { filledIcons, type IconName, strokedIcons } from './icons.ts'

export type { IconName } from './icons.ts'

/** Decoration beside a text: hidden from screen readers. `size` in px, 20 when left out. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  const filled = name in filledIcons
  const path = filled
    ? filledIcons[name as keyof typeof filledIcons]
    : strokedIcons[name as keyof typeof strokedIcons]
  const mirrored = name === 'arrow' || name.startsWith('chevron-')
  return <Drawing path={path} filled={filled} mirrored={mirrored} size={size} className={className} />
}

/** One path in a box of 24. */
export function Drawing({
  path,
  size,
  filled = false,
  mirrored = false,
  className,
}: {
  path: string
  size: number
  filled?: boolean
  /** Turned round where a page runs from right to left. */
  mirrored?: boolean
  className?: string | undefined
}) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      data-mirrored={mirrored || undefined}
    >
      <path d={path} />
    </svg>
  )
}
