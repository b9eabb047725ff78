import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReturnKind, ReturnRemedy } from '#rules/orders/returns.ts'
import type { OrderDetail, OrderReturns } from '../../data/port/orders.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { SelectField, TextAreaField } from '../../ui/form/field.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import type { Account } from '../session/account.store.ts'
import styles from './return-requests.module.css'
import { returnsQuery } from './returns.queries.ts'

const exclusions: Record<NonNullable<OrderReturns['lines'][number]['exclusion']>, TextKey> = {
  PERISHABLE: 'RETURN_EXCLUDED_PERISHABLE',
  MADE_TO_ORDER: 'RETURN_EXCLUDED_MADE',
  HYGIENE: 'RETURN_EXCLUDED_HYGIENE',
  INSTALLED: 'RETURN_EXCLUDED_INSTALLED',
}

type Values = {
  kind: ReturnKind
  remedy: ReturnRemedy
  /** Units of each line, by its position. */
  quantities: Record<number, number>
  reason: string
}

/** What is asked for, of which products and why. */
export function ReturnRequestForm({
  account,
  order,
  returns,
  idempotencyKey,
  onKeyUsed,
  onClose,
}: {
  account: Account
  order: OrderDetail
  returns: OrderReturns
  idempotencyKey: string
  /** A request was made under the key, and is shown: what is sent next is another one. */
  onKeyUsed: () => void
  onClose: () => void
}) {
  const text = useText()
  const data = useData()
  const { show } = useToasts()
  const queryClient = useQueryClient()
  const group = useId()
  const { queryKey } = returnsQuery(data, account.customerId, order.id)
  const leftOf = (kind: ReturnKind, position: number) => {
    const line = returns.lines[position]
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
      kind: returns.terms.RETRACTO.isOpen ? 'RETRACTO' : 'GARANTIA',
      remedy: 'DEVOLUCION',
      quantities: {},
      reason: '',
    },
    check: (values) => ({
      ...(chosen(values).length === 0 && { quantities: 'RETURN_ERROR_LINES' as const }),
      ...(!values.reason.trim() && { reason: 'ERROR_FORM_REQUIRED' as const }),
    }),
    send: async (values) => {
      const { kind, reason } = values
      const asked = {
        orderId: order.id,
        kind,
        lines: chosen(values),
        reason: reason.trim(),
        remedy: kind === 'RETRACTO' ? 'DEVOLUCION' : values.remedy,
      }
      try {
        await data.orders.requestReturn({ ...asked, idempotencyKey })
      } catch (error) {
        const code = error instanceof Refusal ? error.code : null
        // Asked for elsewhere, in another tab or on the phone.
        if (code === 'CLAIM_QUANTITY') await queryClient.invalidateQueries({ queryKey })
        if (code === 'KEY_REUSED') {
          // An earlier try arrived unheard. Another may follow it only once that is seen, so a failure here keeps the key.
          await queryClient.invalidateQueries({ queryKey }, { throwOnError: true })
          onKeyUsed()
        }
        throw error
      }
      onKeyUsed()
      await queryClient.invalidateQueries({ queryKey })
      show({ tone: 'success', text: text('RETURN_SENT') })
      onClose()
    },
    refusals: { KEY_REUSED: 'RETURN_ARRIVED' },
  })
  const { kind } = form.values
  const linesError = form.errorOf('quantities')
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <fieldset className={styles.kinds}>
        <legend>{text('RETURN_KIND')}</legend>
        {(['RETRACTO', 'GARANTIA'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              disabled={!returns.terms[each].isOpen}
              onChange={() => form.change({ kind: each })}
            />
            <span>
              <b>{text(each === 'RETRACTO' ? 'RETURN_RETRACT' : 'RETURN_GUARANTEE')}</b>
              <small>{text(each === 'RETRACTO' ? 'RETURN_RETRACT_TEXT' : 'RETURN_GUARANTEE_TEXT')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.lines} aria-describedby={linesError ? `${group}-error` : undefined}>
        <legend>{text('RETURN_LINES')}</legend>
        {order.lines.map((line, position) => {
          const left = leftOf(kind, position)
          const exclusion = kind === 'RETRACTO' ? returns.lines[position]?.exclusion : null
          return (
            <div key={`${line.productId} ${line.options.map(({ valueId }) => valueId).join()}`}>
              <span>
                {line.name}
                {exclusion && <small>{text(exclusions[exclusion])}</small>}
                {!exclusion && left === 0 && <small>{text('RETURN_NONE_LEFT')}</small>}
              </span>
              <SelectField
                name={position === 0 ? 'quantities' : undefined}
                label={text('RETURN_UNITS')}
                aria-label={text('RETURN_UNITS_OF', { name: line.name })}
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
          name="remedy"
          label={text('RETURN_REMEDY')}
          value={form.values.remedy}
          onChange={({ target }) => form.change({ remedy: remedyOf(target.value) })}
        >
          <option value="DEVOLUCION">{text('RETURN_REMEDY_REFUND')}</option>
          <option value="CAMBIO">{text('RETURN_REMEDY_REPLACE')}</option>
          <option value="REPARACION">{text('RETURN_REMEDY_REPAIR')}</option>
        </SelectField>
      )}
      <TextAreaField
        {...form.text('reason')}
        label={text('RETURN_REASON')}
        hint={text('RETURN_REASON_HINT')}
        rows={4}
        maxLength={1000}
        required
      />
      <div className={styles.actions}>
        <Button type="submit" kind="accent" busy={form.busy}>
          {text('RETURN_SEND')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {text('ADDRESS_CANCEL')}
        </Button>
      </div>
    </form>
  )
}

const remedyOf = (value: string): ReturnRemedy =>
  value === 'CAMBIO' || value === 'REPARACION' ? value : 'DEVOLUCION'
