import type { ReactNode } from 'react'
import styles from '../../../ui/actions/select.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

/** A small choice of the topbar: an icon, what is chosen and a list that the system draws. */
export function HeaderSelect<Code extends string>({
  icon,
  label,
  value,
  options,
  onChoose,
}: {
  icon: ReactNode
  label: string
  value: Code
  options: readonly { code: Code; name: string; lang?: string }[]
  onChoose: (code: Code) => void
}) {
  return (
    <span className={styles.select}>
      {icon}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.code === event.target.value)
          if (chosen) onChoose(chosen.code)
        }}
      >
        {options.map((option) => (
          <option key={option.code} value={option.code} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
    </span>
  )
}
