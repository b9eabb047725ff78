import { Group, Select, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import type { EditedProduct, Offer } from '#rules/products/product.ts'
import { useText } from '../../../shell/texts.tsx'
import { DecimalInput } from '../../../ui/form/decimal-input.tsx'
import { MomentInput } from '../../../ui/form/moment-input.tsx'
import { PesosInput } from '../../../ui/form/pesos-input.tsx'
import { Part } from '../../../ui/page/part.tsx'
import type { ProductForm } from '../use-product-form.ts'

type Unit = NonNullable<EditedProduct['content']>['unit']

const numberOf = (value: string | number): number => (typeof value === 'number' ? value : 0)

/** What a refusal of an offer is about, at the field that it is about. */
function offerErrors(
  { offer, price }: { offer: Offer | null; price: number },
  refused: string | null,
  text: ReturnType<typeof useText>,
): { price: string | null; until: string | null } {
  if (refused === null || offer === null) return { price: null, until: null }
  const { from, until } = offer
  if (offer.price >= price) return { price: text('PRODUCTS_OFFER_NOT_UNDER'), until: null }
  if (from !== null && until !== null && from >= until) {
    return { price: null, until: text('PRODUCTS_OFFER_ENDS_FIRST') }
  }
  return { price: refused, until: null }
}

/** The price, an offer with its dates, and the content that the price of a kilo or litre is made of. */
export function PricePart({ form, errorOf }: ProductForm) {
  const text = useText()
  const { offer, price, content } = form.values
  // What is taken away stands again where that is taken back; a content without an amount has its unit here alone.
  const [before, setBefore] = useState<Offer>({ price: 0, from: null, until: null })
  const [chosen, setUnit] = useState<Unit | null>(null)
  const unit = content?.unit ?? chosen ?? 'kg'
  const setOffer = (part: Partial<Offer>) => offer && form.setFieldValue('offer', { ...offer, ...part })
  const wrong = offerErrors({ offer, price }, errorOf('oferta'), text)
  return (
    <Part title={text('PRODUCTS_PRICE')} lead={text('PRODUCTS_PRICE_LEAD')}>
      <Stack gap="sm">
        <PesosInput
          label={text('PRODUCTS_PRICE_REGULAR')}
          value={price === 0 ? '' : price}
          onChange={(value) => form.setFieldValue('price', numberOf(value))}
          error={errorOf('precio')}
          maw={220}
          required
        />
        <Switch
          label={text('PRODUCTS_OFFER')}
          checked={offer !== null}
          onChange={(event) => {
            if (offer) setBefore(offer)
            form.setFieldValue('offer', event.currentTarget.checked ? before : null)
          }}
        />
        {offer && (
          <Group align="start">
            <PesosInput
              label={text('PRODUCTS_OFFER_PRICE')}
              value={offer.price === 0 ? '' : offer.price}
              onChange={(value) => setOffer({ price: numberOf(value) })}
              error={wrong.price}
              maw={180}
              required
            />
            <MomentInput
              label={text('PRODUCTS_OFFER_FROM')}
              value={offer.from}
              onChange={(moment) => setOffer({ from: moment })}
            />
            <MomentInput
              label={text('PRODUCTS_OFFER_UNTIL')}
              value={offer.until}
              onChange={(moment) => setOffer({ until: moment })}
              error={wrong.until}
            />
          </Group>
        )}
        <Group align="end">
          <DecimalInput
            label={text('PRODUCTS_CONTENT')}
            value={content?.amount ?? 0}
            onChange={(amount) => {
              setUnit(unit)
              form.setFieldValue('content', amount > 0 ? { amount, unit } : null)
            }}
            error={errorOf('contenido')}
            decimalScale={3}
            w={140}
          />
          <Select
            label={text('PRODUCTS_UNIT')}
            data={[
              { value: 'kg', label: 'kg' },
              { value: 'l', label: 'L' },
              { value: 'unit', label: text('PRODUCTS_UNITS') },
            ]}
            value={unit}
            onChange={(value) => {
              setUnit(value as Unit)
              if (content) form.setFieldValue('content', { ...content, unit: value as Unit })
            }}
            allowDeselect={false}
            w={140}
          />
        </Group>
      </Stack>
    </Part>
  )
}
