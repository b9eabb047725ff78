import { Group, MultiSelect, NumberInput, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Coupon } from '../../data/port/coupons.port.ts'
import { isRefusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { PesosInput } from '../../ui/form/pesos-input.tsx'
import { ActForm } from '../orders/acts/act-form.tsx'
import { categoryOptions } from '../products/category-options.ts'
import { PickProducts } from '../products/pick-products.tsx'
import { useCategories } from '../products/products.queries.ts'
import { formOf, overTheirs, type Values, valuesOf } from './coupon-values.ts'
import { useCouponAct } from './coupons.queries.ts'

const fields = [
  'codigo',
  'valor',
  'desde',
  'hasta',
  'minimo',
  'limite',
  'limite_por_cliente',
  'productos',
  'categorias',
]

/** So many products or categories a coupon names at most. */
const most = 500

/** Makes a coupon, or changes one; orders that hold it keep what it took off them. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const text = useText()
  const { coupons } = useData()
  const form = useForm<Values>({ initialValues: valuesOf(coupon) })
  const [read, setRead] = useState(coupon)
  const [key] = useState(randomKey)
  const categories = useCategories().data ?? []
  const save = useCouponAct(
    (values: Values) =>
      coupons.save({ ...formOf(values), id: read?.id ?? null, version: read?.version ?? null, key }),
    onClose,
  )
  const submit = () =>
    save.mutate(form.values, {
      onError(refused) {
        if (!isRefusal(refused) || !refused.change) return
        // What somebody else has saved is taken over, what was typed here stays, and the next save goes over theirs.
        const theirs = refused.change.now as Coupon
        form.setValues(overTheirs(valuesOf(read), form.values, valuesOf(theirs)))
        setRead(theirs)
      },
    })
  const given = (name: keyof Values, wireName: string) => ({
    ...form.getInputProps(name),
    error: fieldError(save.error, wireName),
  })
  const isPercent = form.values.kind === 'percent'
  return (
    <ActForm
      title={text(coupon ? 'COUPONS_EDIT' : 'COUPONS_NEW')}
      act={text('DESK_SAVE')}
      isBusy={save.isPending}
      error={save.error}
      fields={fields}
      onSubmit={submit}
      isUnsaved={form.isDirty()}
      onClose={onClose}
    >
      <TextInput
        {...given('code', 'codigo')}
        label={text('COUPONS_CODE')}
        description={text('COUPONS_CODE_LEAD')}
        maxLength={40}
        required
        data-autofocus
      />
      <SegmentedControl
        {...form.getInputProps('kind')}
        aria-label={text('COUPONS_KIND')}
        data={[
          { value: 'percent', label: text('COUPONS_PERCENT') },
          { value: 'pesos', label: text('COUPONS_PESOS') },
        ]}
      />
      {isPercent ? (
        <NumberInput
          {...given('value', 'valor')}
          label={text('COUPONS_VALUE')}
          suffix=" %"
          min={1}
          max={100}
          allowDecimal={false}
          required
        />
      ) : (
        <PesosInput {...given('value', 'valor')} label={text('COUPONS_VALUE')} min={1} required />
      )}
      <Group grow align="start">
        <TextInput {...given('from', 'desde')} type="date" label={text('ORDERS_FROM')} required />
        <TextInput {...given('to', 'hasta')} type="date" label={text('ORDERS_TO')} required />
      </Group>
      <PesosInput {...given('minimum', 'minimo')} label={text('COUPONS_MINIMUM')} />
      <Group grow align="start">
        <NumberInput
          {...given('limit', 'limite')}
          label={text('COUPONS_LIMIT')}
          placeholder={text('COUPONS_NO_LIMIT')}
          min={1}
          allowDecimal={false}
        />
        <NumberInput
          {...given('limitEach', 'limite_por_cliente')}
          label={text('COUPONS_LIMIT_EACH')}
          placeholder={text('COUPONS_NO_LIMIT')}
          min={1}
          allowDecimal={false}
        />
      </Group>
      <Text size="sm">{text('COUPONS_ONLY_FOR')}</Text>
      <PickProducts
        key={read?.version}
        label={text('COUPONS_PRODUCTS')}
        most={most}
        names={read?.names.products ?? []}
        ids={form.values.products}
        error={fieldError(save.error, 'productos')}
        onChange={(ids) => form.setFieldValue('products', ids)}
      />
      <MultiSelect
        label={text('COUPONS_CATEGORIES')}
        data={categoryOptions(categories)}
        value={form.values.categories.map(String)}
        onChange={(ids) => form.setFieldValue('categories', ids.map(Number))}
        error={fieldError(save.error, 'categorias')}
        maxValues={most}
        searchable
      />
    </ActForm>
  )
}
