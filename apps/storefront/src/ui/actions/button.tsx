import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../media/icon.tsx'
import styles from './button.module.css'
import { Link, type LinkProps } from './link.tsx'

type Look = {
  /** `accent` is the one call to action of a screen. */
  kind?: 'primary' | 'accent' | 'quiet' | 'outline'
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  /** Takes the whole width. */
  wide?: boolean
}

function look({ kind = 'primary', size = 'medium', wide }: Look, className?: string): string {
  return classNames(styles.button, styles[kind], styles[size], wide && styles.wide, className)
}

export type ButtonProps = ComponentPropsWithRef<'button'> & Look & { busy?: boolean; children: ReactNode }

/** A busy button keeps its width, says so to screen readers and ignores clicks. */
export function Button({
  kind,
  size,
  icon,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={look({ kind, size, wide }, className)}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={styles.content} data-hidden={busy || undefined}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}

export function ButtonLink({ kind, size, icon, wide, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={look({ kind, size, wide }, className)}>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </Link>
  )
}
