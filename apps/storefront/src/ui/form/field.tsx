import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect } from 'react'
import { useIsHydrating } from '../../shell/use-is-hydrating.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../media/icon.tsx'
import styles from './field.module.css'

type Around = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong, in the shopper's words; nothing when all is well. */
  error?: string | null
  className?: string
}

function describedBy(id: string, { hint, error }: Around): string | undefined {
  return classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined
}

/** What binds a field to its form. */
type Bound = {
  value?: unknown
  checked?: boolean | undefined
  onChange?: ((event: never) => void) | undefined
}

/**
 * Tells a field's owner what it was set to in the document before the page's code was here: React leaves that in the field,
 * tells nobody, and takes it away as soon as another field changes.
 */
function useSetBefore(id: string, { value, checked, onChange }: Bound) {
  const isHydrating = useIsHydrating()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the field comes to life
  useLayoutEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement
    const isOther = checked === undefined ? field.value !== String(value) : field.checked !== checked
    if (isHydrating && isOther) onChange?.({ target: field, currentTarget: field } as never)
  }, [])
}

function Below({ id, hint, error }: { id: string } & Pick<Around, 'hint' | 'error'>) {
  return (
    <>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </span>
      )}
    </>
  )
}

/** One line of text with its label, hint and error wired for screen readers. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: Around & ComponentPropsWithRef<'input'>) {
  const made = useId()
  const id = input.id ?? made
  useSetBefore(id, input)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
      />
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

/** Several lines of text with its label, hint and error wired for screen readers. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...area
}: Around & ComponentPropsWithRef<'textarea'>) {
  const made = useId()
  const id = area.id ?? made
  useSetBefore(id, area)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
      />
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

/** A choice from a list; the children are `option`s. */
export function SelectField({
  label,
  hint,
  error,
  className,
  ...select
}: Around & ComponentPropsWithRef<'select'>) {
  const made = useId()
  const id = select.id ?? made
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select
          {...select}
          id={id}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
        />
        <Icon name="chevron-down" size={18} />
      </span>
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

/** A box to tick, its label beside it. */
export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...input
}: Around & ComponentPropsWithRef<'input'>) {
  const made = useId()
  const id = input.id ?? made
  useSetBefore(id, input)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.check}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
        />
        <span>{label}</span>
      </label>
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}
