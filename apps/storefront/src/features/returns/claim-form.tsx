import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ClaimKind, ClaimWish, OrderClaims, OrderDetail } from '../../data/port/orders.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextAreaField } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/icon.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import type { Account } from '../session/account.store.ts'
import styles from './claims.module.css'
import { claimsQuery } from './returns.queries.ts'

const exclusions: Record<NonNullable<OrderClaims['lines'][number]['exclusion']>, TextKey> = {
  PERISHABLE: 'CLAIM_EXCLUDED_PERISHABLE',
  MADE_TO_ORDER: 'CLAIM_EXCLUDED_MADE',
  HYGIENE: 'CLAIM_EXCLUDED_HYGIENE',
  INSTALLED: 'CLAIM_EXCLUDED_INSTALLED',
}

interface Values {
  kind: ClaimKind
  wish: ClaimWish
  /** Units of each line, by its position. */
  quantities: Record<number, number>
  reason: string
}

/** What is asked for, of which products and why. */
export function ClaimForm({
  account,
  order,
  asked,
  onClose,
}: {
  account: Account
  order: OrderDetail
  asked: OrderClaims
  onClose: () => void
}) {
  const text = useText()
  const data = useData()
  const { show } = useToasts()
  const queryClient = useQueryClient()
  const group = useId()
  const [key] = useState(randomKey)
  const leftOf = (kind: ClaimKind, position: number) => {
    const line = asked.lines[position]
    return !line || (kind === 'RETRACTO' && line.exclusion) ? 0 : line.left
  }
  const chosen = ({ kind, quantities }: Values) =>
    order.lines
      .map((_, position) => ({
        position,
        quantity: Math.min(quantities[position] ?? 0, leftOf(kind, position)),
      }))
      .filter(({ quantity }) => quantity > 0)
  const form = useForm<Values>({
    initial: {
      kind: asked.terms.RETRACTO.isOpen ? 'RETRACTO' : 'GARANTIA',
      wish: 'DEVOLUCION',
      quantities: {},
      reason: '',
    },
    check: (values) => ({
      ...(chosen(values).length === 0 && { quantities: 'CLAIM_ERROR_LINES' as const }),
      ...(!values.reason.trim() && { reason: 'ERROR_FORM_REQUIRED' as const }),
    }),
    send: async (values) => {
      const { kind, reason } = values
      await data.orders.sendClaim({
        orderId: order.id,
        kind,
        lines: chosen(values),
        reason: reason.trim(),
        wish: kind === 'RETRACTO' ? 'DEVOLUCION' : values.wish,
        idempotencyKey: key,
      })
      await queryClient.invalidateQueries({
        queryKey: claimsQuery(data, account.customerId, order.id).queryKey,
      })
      show({ tone: 'success', text: text('CLAIM_SENT') })
      onClose()
    },
  })
  const { kind } = form.values
  const linesError = form.errorOf('quantities')
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <fieldset className={styles.kinds}>
        <legend>{text('CLAIM_KIND')}</legend>
        {(['RETRACTO', 'GARANTIA'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              disabled={!asked.terms[each].isOpen}
              onChange={() => form.change({ kind: each })}
            />
            <span>
              <b>{text(each === 'RETRACTO' ? 'CLAIM_RETRACT' : 'CLAIM_GUARANTEE')}</b>
              <small>{text(each === 'RETRACTO' ? 'CLAIM_RETRACT_TEXT' : 'CLAIM_GUARANTEE_TEXT')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.lines} aria-describedby={linesError ? `${group}-error` : undefined}>
        <legend>{text('CLAIM_LINES')}</legend>
        {order.lines.map((line, position) => {
          const left = leftOf(kind, position)
          const exclusion = kind === 'RETRACTO' ? asked.lines[position]?.exclusion : null
          return (
            <div key={`${line.productId} ${line.options.map(({ valueId }) => valueId).join()}`}>
              <span>
                {line.name}
                {exclusion && <small>{text(exclusions[exclusion])}</small>}
                {!exclusion && left === 0 && <small>{text('CLAIM_NONE_LEFT')}</small>}
              </span>
              <SelectField
                name={position === 0 ? 'quantities' : undefined}
                label={text('CLAIM_UNITS')}
                aria-label={text('CLAIM_UNITS_OF', { name: line.name })}
                disabled={left === 0}
                value={Math.min(form.values.quantities[position] ?? 0, left)}
                onChange={({ target }) =>
                  form.change({
                    quantities: { ...form.values.quantities, [position]: Number(target.value) },
                  })
                }
              >
                {Array.from({ length: Math.min(left, 99) + 1 }, (_, count) => count).map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </SelectField>
            </div>
          )
        })}
        {linesError && (
          <p id={`${group}-error`} role="alert" className={styles.wrong}>
            <Icon name="alert" size={16} />
            {linesError}
          </p>
        )}
      </fieldset>
      {kind === 'GARANTIA' && (
        <SelectField
          name="wish"
          label={text('CLAIM_WISH')}
          value={form.values.wish}
          onChange={({ target }) => form.change({ wish: wishOf(target.value) })}
        >
          <option value="DEVOLUCION">{text('CLAIM_WISH_REFUND')}</option>
          <option value="CAMBIO">{text('CLAIM_WISH_REPLACE')}</option>
          <option value="REPARACION">{text('CLAIM_WISH_REPAIR')}</option>
        </SelectField>
      )}
      <TextAreaField
        {...form.text('reason')}
        label={text('CLAIM_REASON')}
        hint={text('CLAIM_REASON_HINT')}
        rows={4}
        maxLength={1000}
        required
      />
      <div className={styles.actions}>
        <Button type="submit" kind="accent" busy={form.busy}>
          {text('CLAIM_SEND')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {text('ADDRESS_CANCEL')}
        </Button>
      </div>
    </form>
  )
}

const wishOf = (value: string): ClaimWish =>
  value === 'CAMBIO' || value === 'REPARACION' ? value : 'DEVOLUCION'
