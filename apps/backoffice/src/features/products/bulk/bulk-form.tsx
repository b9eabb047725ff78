import { Button, Group, NumberInput, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type BulkChange, type PriceStep, priceSteps } from '#rules/products/bulk-change.ts'
import { momentOf } from '../../../shell/moments.ts'
import { useText } from '../../../shell/texts.tsx'
import { PesosInput } from '../../../ui/form/pesos-input.tsx'
import { kindTexts } from './bulk-texts.ts'

type Kind = BulkChange['kind']

const kinds = Object.keys(kindTexts) as Kind[]
const numberOf = (value: string | number) => (typeof value === 'number' ? value : 0)

/** What is done to the prices, which is shown before it is done. */
export function BulkForm({
  isBusy,
  onChange,
  onPreview,
}: {
  isBusy: boolean
  /** Told that what was shown is not what is asked for any more. */
  onChange: () => void
  onPreview: (change: BulkChange) => void
}) {
  const text = useText()
  const [kind, setKind] = useState<Kind>('price-percent')
  const [amount, setAmount] = useState<string | number>('')
  const [step, setStep] = useState<PriceStep>(10)
  const [until, setUntil] = useState('')
  const isPercent = kind === 'price-percent' || kind === 'offer'
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      onChange()
    }
  const preview = () => {
    const number = numberOf(amount)
    if (kind === 'offer-end') return onPreview({ kind })
    if (kind === 'price-set') return onPreview({ kind, price: number })
    if (kind === 'price-amount') return onPreview({ kind, amount: number })
    if (kind === 'price-percent') return onPreview({ kind, percent: number, step })
    return onPreview({ kind, percent: number, step, from: null, until: momentOf(until) })
  }
  return (
    <Group align="end">
      <Select
        label={text('PRODUCTS_BULK_KIND')}
        data={kinds.map((value) => ({ value, label: text(kindTexts[value]) }))}
        value={kind}
        onChange={changed((value) => setKind((value ?? 'price-percent') as Kind))}
        allowDeselect={false}
        w={240}
      />
      {isPercent && (
        <NumberInput
          label={text('PRODUCTS_BULK_PERCENT')}
          value={amount}
          onChange={changed(setAmount)}
          suffix=" %"
          decimalSeparator=","
          decimalScale={1}
          hideControls
          w={130}
        />
      )}
      {(kind === 'price-amount' || kind === 'price-set') && (
        <PesosInput
          label={text('PRODUCTS_BULK_PESOS')}
          value={amount}
          onChange={changed(setAmount)}
          allowNegative={kind === 'price-amount'}
          w={150}
        />
      )}
      {isPercent && (
        <Select
          label={text('PRODUCTS_BULK_STEP')}
          data={priceSteps.map((value) => ({
            value: String(value),
            label: value === 990 ? text('PRODUCTS_BULK_STEP_990') : `$${value}`,
          }))}
          value={String(step)}
          onChange={changed((value) => setStep(Number(value) as PriceStep))}
          allowDeselect={false}
          w={150}
        />
      )}
      {kind === 'offer' && (
        <TextInput
          type="datetime-local"
          label={text('PRODUCTS_OFFER_UNTIL')}
          value={until}
          onChange={(event) => changed(setUntil)(event.currentTarget.value)}
        />
      )}
      <Button
        variant="default"
        loading={isBusy}
        disabled={kind !== 'offer-end' && numberOf(amount) === 0}
        onClick={preview}
      >
        {text('PRODUCTS_BULK_PREVIEW')}
      </Button>
    </Group>
  )
}
