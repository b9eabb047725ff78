import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { formatClp } from '#rules/money/money.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import type { BoughtLine } from '../../../data/port/shipping.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { boughtLine, type CartLine } from '../lines/cart-line.ts'
import { subtotalOf } from '../lines/cart-lines.ts'
import { countedBy } from './coupon.codec.ts'
import { useCoupon } from './coupon.store.ts'
import styles from './coupon-field.module.css'
import { couponReason, type RefusedCoupon, reasonNow, refusedCoupon } from './coupon-reason.ts'

const productsOf = (lines: BoughtLine[]) =>
  [...new Set(lines.map(({ productId }) => productId))].sort((a, b) => a - b).join(' ')

/**
 * Enters, shows and takes away the coupon. A kept coupon is verified again when the field opens, and one that
 * counts for some products alone also when the cart has others: one that the shop refuses by now is taken away
 * with the reason.
 */
export function CouponField({ lines }: { lines: CartLine[] }) {
  const text = useText()
  const data = useData()
  const { coupon, keep, renew } = useCoupon()
  const [open, setOpen] = useState<'no' | 'asked' | 'refused'>('no')
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<RefusedCoupon | null>(null)
  const [busy, setBusy] = useState(false)
  const inputId = useId()
  const askedFor = useRef<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const bag = useMemo(() => lines.map(boughtLine), [lines])
  const subtotal = subtotalOf(lines)

  useEffect(() => {
    if (!coupon) return
    const products = productsOf(bag)
    if (askedFor.current !== null && (coupon.productIds === null || askedFor.current === products)) return
    askedFor.current = products
    data.checkout.verifyCoupon(coupon.code, { subtotal, lines: bag }).then(
      (verified) => renew(coupon.code, verified),
      (error: unknown) => {
        if (!(error instanceof Refusal) || !error.code.startsWith('COUPON_')) return
        // It stays, and says how much is missing of what the shop asks for by now.
        if (error.code === 'COUPON_MINIMUM_NOT_REACHED') {
          if (error.coupon) {
            const { minimum, productIds } = error.coupon
            renew(coupon.code, { ...coupon, minimum, productIds })
          }
          return
        }
        renew(coupon.code, null)
        setCode(coupon.code)
        setRefused({ code: error.code, coupon: null, counted: 0 })
        setOpen('refused')
      },
    )
  }, [bag, coupon, data, renew, subtotal])

  // What had the focus is gone: it goes on to what stands in its place.
  useEffect(() => {
    if (!isLeaving.current || !button.current) return
    isLeaving.current = false
    button.current.focus()
  })

  useEffect(() => {
    if (open === 'asked') document.getElementById(inputId)?.focus()
  }, [open, inputId])

  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = code.trim()
    if (typed === '') {
      setRefused({ code: 'FIELD_REQUIRED', coupon: null, counted: 0 })
      return
    }
    setBusy(true)
    try {
      const verified = await data.checkout.verifyCoupon(typed, { subtotal, lines: bag })
      askedFor.current = productsOf(bag)
      // Who has gone on meanwhile is not called back.
      isLeaving.current = form.current?.contains(document.activeElement) ?? false
      keep(verified)
      setRefused(null)
      setCode('')
      setOpen('no')
    } catch (error) {
      setRefused(refusedCoupon(error, lines))
      document.getElementById(inputId)?.focus()
    } finally {
      setBusy(false)
    }
  }

  if (coupon) {
    const worth =
      coupon.type === 1
        ? text('COUPON_PERCENT', { value: coupon.value })
        : text('COUPON_FIXED', { value: formatClp(coupon.value) })
    const missing = coupon.minimum - countedBy(coupon, lines)
    return (
      <div className={styles.stored} data-waiting={missing > 0 || undefined}>
        <Icon name="tag" />
        <p role="status">
          <strong>{text('COUPON_APPLIED', { code: coupon.code })}</strong>
          <span>{missing > 0 ? text('COUPON_MISSING', { amount: formatClp(missing) }) : worth}</span>
        </p>
        <button
          ref={button}
          type="button"
          aria-label={text('COUPON_REMOVE', { code: coupon.code })}
          onClick={() => {
            isLeaving.current = true
            keep(null)
            setRefused(null)
          }}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    )
  }
  if (open === 'no') {
    return (
      <button ref={button} type="button" className={styles.ask} onClick={() => setOpen('asked')}>
        <Icon name="tag" size={18} />
        {text('COUPON_ASK')}
      </button>
    )
  }
  const reason = refused && reasonNow(refused, lines)
  return (
    <form ref={form} className={styles.form} onSubmit={apply} noValidate>
      <TextField
        id={inputId}
        label={text('COUPON_LABEL')}
        value={code}
        error={reason && couponReason(text, reason)}
        onChange={(event) => {
          setCode(event.target.value)
          setRefused(null)
        }}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button kind="outline" type="submit" busy={busy}>
        {text('COUPON_APPLY')}
      </Button>
    </form>
  )
}
