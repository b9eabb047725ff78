import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { dayInChile } from '#rules/chile/calendar.ts'
import type { Edited, RateFields } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { DecimalInput } from '../../ui/form/decimal-input.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { Part } from '../../ui/page/part.tsx'
import { RatesPreview } from './rates-preview.tsx'

/** For how many pesos prices are shown in dollars and euros; pesos alone are charged. */
export function RatesPart({ edited }: { edited: Edited<RateFields> }) {
  const text = useText()
  const { shop } = useData()
  const { form, saved, submit, error, ...state } = useEditForm(edited, shop.saveRates)
  const { usd, eur, day } = form.values
  const amount = {
    ...{ min: 1, max: 1_000_000, decimalScale: 2, thousandSeparator: '.', allowedDecimalSeparators: [','] },
    // What is left empty is asked for, not made one peso.
    ...({ clampBehavior: 'none', required: true } as const),
  }
  const today = dayInChile(new Date())
  const change = (name: 'usd' | 'eur') => (value: number) => {
    form.setFieldValue(name, value)
    // Shoppers are told of which day a rate is: another one is of today, unless somebody says a day.
    if (day === saved.day) form.setFieldValue('day', today)
  }
  return (
    <Part title={text('SHOP_RATES')} lead={text('SHOP_RATES_LEAD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <DecimalInput
              {...amount}
              label={text('SHOP_RATES_USD')}
              value={usd}
              onChange={change('usd')}
              error={fieldError(error, 'dolar')}
            />
            <DecimalInput
              {...amount}
              label={text('SHOP_RATES_EUR')}
              value={eur}
              onChange={change('eur')}
              error={fieldError(error, 'euro')}
            />
            <TextInput
              {...form.getInputProps('day')}
              value={day}
              label={text('SHOP_RATES_DAY')}
              error={fieldError(error, 'dia')}
              type="date"
              max={today}
              required
            />
          </SimpleGrid>
          <RatesPreview saved={saved} typed={form.values} />
          <EditActs {...state} error={error} fields={['dolar', 'euro', 'dia']} />
        </Stack>
      </form>
    </Part>
  )
}
