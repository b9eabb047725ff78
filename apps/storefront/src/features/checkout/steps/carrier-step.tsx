import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { CarrierChoice } from '../../shipping/carrier-choice.tsx'
import { comunasQuery } from '../../shipping/shipping.queries.ts'
import styles from '../checkout-page.module.css'
import type { Delivery } from '../use-delivery.ts'
import type { Fields } from '../use-fields.ts'
import { FieldError } from './field-error.tsx'
import { fieldId } from './field-ids.ts'
import { FormText, useFieldError } from './fields.tsx'
import { NoCarriers, TooLargeFor } from './no-carriers.tsx'
import { Step } from './step.tsx'

/** Who brings it, when and for how much. */
export function CarrierStep({
  fields,
  delivery,
  isTransfer,
}: {
  fields: Fields
  delivery: Delivery
  isTransfer: boolean
}) {
  const text = useText()
  const errorOf = useFieldError(fields)
  const id = fieldId('carrierId')
  return (
    <Step number={3} title={text(delivery.isPickup ? 'CHECKOUT_STEP_READY' : 'CHECKOUT_STEP_CARRIER')}>
      <div id={id} tabIndex={-1} className={styles.group} aria-live="polite">
        <Carriers delivery={delivery} isTransfer={isTransfer} onChange={fields.change} />
        <FieldError id={id} error={errorOf('carrierId')} />
      </div>
      <Note fields={fields} />
    </Step>
  )
}

function Carriers({
  delivery,
  isTransfer,
  onChange,
}: {
  delivery: Delivery
  isTransfer: boolean
  onChange: Fields['change']
}) {
  const text = useText()
  const data = useData()
  const { isPickup, comunaId, carriers, list, tooLargeFor, carrier } = delivery
  const { locale } = useLanguage()
  const comunas = useQuery(comunasQuery(data))
  if (comunaId === null) {
    return (
      <p className={styles.waiting}>
        <Icon name={isPickup ? 'store' : 'truck'} />
        {text(isPickup ? 'CHECKOUT_CARRIERS_WAIT_BRANCH' : 'CHECKOUT_CARRIERS_WAIT')}
      </p>
    )
  }
  if (carriers.isError) return <LoadFailed onRetry={() => carriers.refetch()} />
  if (!list) {
    return (
      <div className={styles.group} aria-hidden="true">
        <Skeleton blockSize="76px" className={styles.place} />
        <Skeleton blockSize="76px" className={styles.place} />
      </div>
    )
  }
  if (list.length === 0) {
    return (
      <NoCarriers
        place={comunas.data?.find((comuna) => comuna.id === comunaId)?.name ?? ''}
        isPickup={isPickup}
        isTooLarge={tooLargeFor.length > 0}
        onPickup={() => onChange({ deliveryKind: 'pickup' })}
      />
    )
  }
  return (
    <>
      <CarrierChoice
        carriers={list}
        chosenId={carrier?.id ?? null}
        isPickup={isPickup}
        isTransfer={isTransfer}
        onChoose={(carrierId) => onChange({ carrierId })}
      />
      <TooLargeFor names={tooLargeFor} locale={locale} />
    </>
  )
}

function Note({ fields }: { fields: Fields }) {
  const text = useText()
  const [open, setOpen] = useState(fields.form.note !== '')
  if (open) {
    return <FormText fields={fields} field="note" label={text('CHECKOUT_NOTE')} enterKeyHint="done" />
  }
  return (
    <button type="button" className={styles.more} onClick={() => setOpen(true)}>
      <Icon name="plus" size={18} />
      {text('CHECKOUT_NOTE_ADD')}
    </button>
  )
}
