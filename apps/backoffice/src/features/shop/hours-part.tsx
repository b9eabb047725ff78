import { SimpleGrid, Stack } from '@mantine/core'
import type { Edited, HolidayFields, Hours } from '../../data/port/shop.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { EditActs } from '../../ui/form/edit-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { Part } from '../../ui/page/part.tsx'
import { HoursPreview } from './hours-preview.tsx'
import { useStepsChanged } from './shop.queries.ts'
import { WeekFields } from './week-fields.tsx'

/** When the store opens, and when it sells by phone and mail. */
export function HoursPart({ edited, holidays }: { edited: Edited<Hours>; holidays: HolidayFields }) {
  const text = useText()
  const { shop } = useData()
  const { form, saved, submit, error, ...state } = useEditForm(edited, shop.saveHours, useStepsChanged())
  return (
    <Part title={text('SHOP_HOURS')} lead={text('SHOP_HOURS_LEAD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
            <WeekFields
              title={text('SHOP_HOURS_STORE')}
              days={form.values.store}
              onChange={(days) => form.setFieldValue('store', days)}
            />
            <WeekFields
              title={text('SHOP_HOURS_SALES')}
              days={form.values.sales}
              onChange={(days) => form.setFieldValue('sales', days)}
            />
          </SimpleGrid>
          <HoursPreview saved={saved} typed={form.values} holidays={holidays} />
          <EditActs {...state} error={error} fields={[]} />
        </Stack>
      </form>
    </Part>
  )
}
