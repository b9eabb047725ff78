import { NumberInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { StockLevel } from '../../data/port/stock.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useStockAct } from './stock.queries.ts'

export const stockActs = ['receive', 'count', 'transfer', 'return', 'lose'] as const

export type StockAct = (typeof stockActs)[number]

export const actText: Record<StockAct, TextKey> = {
  receive: 'STOCK_RECEIVE',
  count: 'STOCK_COUNT',
  transfer: 'STOCK_TRANSFER',
  return: 'STOCK_RETURN',
  lose: 'STOCK_LOSE',
}

const leadText: Record<StockAct, TextKey> = {
  receive: 'STOCK_RECEIVE_LEAD',
  count: 'STOCK_COUNT_LEAD',
  transfer: 'STOCK_TRANSFER_LEAD',
  return: 'STOCK_RETURN_LEAD',
  lose: 'STOCK_LOSE_LEAD',
}

const wireFields = ['cantidad', 'nota', 'id_destino'] as const

/** Asks how many units of a place come, go or were counted, and why. */
export function StockActDialog({
  act,
  level,
  levels,
  onClose,
}: {
  act: StockAct
  level: StockLevel
  levels: readonly StockLevel[]
  onClose: () => void
}) {
  const text = useText()
  const others = levels.filter(
    ({ branchId, valueId }) => branchId !== level.branchId && valueId === level.valueId,
  )
  const form = useForm<{ units: number | ''; to: string | null; note: string }>({
    initialValues: { units: act === 'count' ? level.units : '', to: null, note: '' },
    validate: {
      units: (units) => (units === '' || (act !== 'count' && units === 0) ? text('STOCK_HOW_MANY') : null),
      to: (to) => (act === 'transfer' && to === null ? text('STOCK_WHERE_TO') : null),
    },
  })
  const close = useAskedClose(form.isDirty(), onClose)
  const send = useSend(act, level, onClose)
  return (
    <Dialog onClose={close} title={text(actText[act])}>
      <form onSubmit={form.onSubmit((values) => send.mutate({ ...values, units: Number(values.units) }))}>
        <Stack>
          <Text size="sm">
            {text(leadText[act], {
              units: level.units,
              place: [level.branch, level.value].filter(Boolean).join(', '),
            })}
          </Text>
          <NumberInput
            {...form.getInputProps('units')}
            label={text(act === 'count' ? 'STOCK_COUNTED' : 'STOCK_HOW_MANY_UNITS')}
            error={form.errors.units ?? fieldError(send.error, 'cantidad')}
            min={0}
            max={1_000_000}
            allowDecimal={false}
            allowNegative={false}
            required
            data-autofocus
          />
          {act === 'transfer' && (
            <Select
              {...form.getInputProps('to')}
              label={text('STOCK_TO')}
              error={form.errors.to ?? fieldError(send.error, 'id_destino')}
              data={others.map(({ branchId, branch }) => ({ value: String(branchId), label: branch }))}
              required
            />
          )}
          <TextInput
            {...form.getInputProps('note')}
            label={text('STOCK_NOTE')}
            description={text('STOCK_NOTE_HELP')}
            error={fieldError(send.error, 'nota')}
            maxLength={200}
          />
          <FormActs
            act={text(actText[act])}
            isBusy={send.isPending}
            error={send.error}
            fields={wireFields}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

/** Sends one change of a place; sent again after a broken line, it is made once. */
function useSend(act: StockAct, level: StockLevel, onClose: () => void) {
  const { stock } = useData()
  const [key] = useState(randomKey)
  return useStockAct(({ units, to, note }: { units: number; to: string | null; note: string }) => {
    const sent = { note, key }
    switch (act) {
      case 'receive':
        return stock.move(level, { ...sent, units, reason: 'received' })
      case 'return':
        return stock.move(level, { ...sent, units, reason: 'returned' })
      case 'lose':
        return stock.move(level, { ...sent, units: -units, reason: 'lost' })
      case 'count':
        return stock.count(level, { ...sent, counted: units, seen: level.units })
      case 'transfer':
        return stock.transfer(level, { ...sent, units, to: Number(to) })
    }
  }, onClose)
}
