import { type FormEvent, useRef, useState } from 'react'
import { Refusal } from '../../data/port/refusal.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'

export type FormSettings<Values> = {
  initial: Values
  /** What is wrong with each field; empty when it can be sent. */
  check: (values: Values) => Partial<Record<keyof Values & string, TextKey>>
  send: (values: Values) => Promise<void>
  /** The texts of refusals by their codes; every other shows its own message. */
  refusals?: Record<string, TextKey>
}

/**
 * A form's values and state. An error shows only at a field that was left or sent (specification §5); what
 * was typed stays through every failure, and nothing is sent while it is invalid or on its way.
 */
export function useForm<Values extends object>({ initial, check, send, refusals }: FormSettings<Values>) {
  const text = useText()
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const sending = useRef(false)
  const wrong = check(values)

  const wordsOf = (error: Refusal) => {
    const known = refusals?.[error.code]
    if (known) return text(known)
    if (error.code === 'NETWORK') return text('ACCOUNT_ERROR_NETWORK')
    if (!error.wait) return error.message
    return text('ACCOUNT_ERROR_WAIT', { message: error.message, count: Math.ceil(error.wait / 60) })
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    setTouched(new Set(Object.keys(values)))
    const [first] = Object.keys(values).filter((name) => name in wrong)
    if (first !== undefined) {
      const named = event.currentTarget.elements.namedItem(first)
      const field = named instanceof RadioNodeList ? named[0] : named
      if (field instanceof HTMLElement) field.focus()
      return
    }
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFailure(wordsOf(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    values,
    busy,
    failure,
    submit,
    reset() {
      setValues(initial)
      setTouched(new Set())
    },
    /** Changes what is not typed into a field of text; a function is given what stands there. */
    change(patch: Partial<Values> | ((now: Values) => Partial<Values>)) {
      setValues((now) => ({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) }))
    },
    touch(name: keyof Values & string) {
      setTouched((now) => new Set(now).add(name))
    },
    /** What is wrong with a field that was left or sent, in the shopper's words. */
    errorOf(name: keyof Values & string): string | null {
      const key = touched.has(name) ? wrong[name] : undefined
      return key ? text(key) : null
    },
    /** What binds a field of text to the form. */
    text: (name: keyof Values & string) => {
      const key = touched.has(name) ? wrong[name] : undefined
      return {
        name,
        value: String(values[name]),
        error: key ? text(key) : null,
        onChange: (event: { target: { value: string } }) =>
          setValues((now) => ({ ...now, [name]: event.target.value })),
        onBlur: () => setTouched((now) => new Set(now).add(name)),
      }
    },
    /** What binds a box to tick. */
    flag: (name: keyof Values & string) => {
      const key = touched.has(name) ? wrong[name] : undefined
      return {
        name,
        checked: Boolean(values[name]),
        error: key ? text(key) : null,
        onChange: (event: { target: { checked: boolean } }) =>
          setValues((now) => ({ ...now, [name]: event.target.checked })),
      }
    },
  }
}
