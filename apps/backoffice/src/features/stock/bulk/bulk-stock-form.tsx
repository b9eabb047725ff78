import { Button, Group, NumberInput, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { BulkStockAsked } from '../../../data/port/bulk-stock.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { useBranches } from '../stock.queries.ts'
import { type BulkStockKind, bulkStockKinds, changeOf, kindTexts } from './bulk-stock-kinds.ts'

/** What is done to the units of a branch, which is shown before it is done. */
export function BulkStockForm({
  isBusy,
  onChange,
  onPreview,
}: {
  isBusy: boolean
  /** Told that what was shown is not what is asked for any more. */
  onChange: () => void
  onPreview: (asked: Omit<BulkStockAsked, 'filter'>) => void
}) {
  const text = useText()
  const branches = useBranches().data ?? []
  const [kind, setKind] = useState<BulkStockKind>('received')
  const [chosen, setChosen] = useState<string | null>(null)
  const [units, setUnits] = useState<string | number>('')
  const [note, setNote] = useState('')
  const branch = chosen ?? (branches[0] ? String(branches[0].id) : null)
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      onChange()
    }
  const isReady = branch !== null && typeof units === 'number' && (kind === 'set' || units > 0)
  return (
    <Group align="end">
      <Select
        label={text('STOCK_BRANCH')}
        data={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={branch}
        onChange={changed(setChosen)}
        allowDeselect={false}
        w={200}
      />
      <Select
        label={text('STOCK_BULK_KIND')}
        data={bulkStockKinds.map((value) => ({ value, label: text(kindTexts[value]) }))}
        value={kind}
        onChange={changed((value) => setKind(value ?? 'received'))}
        allowDeselect={false}
        w={240}
      />
      <NumberInput
        label={text('STOCK_UNITS')}
        value={units}
        onChange={changed(setUnits)}
        min={0}
        max={1_000_000}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        w={120}
      />
      <TextInput
        label={text('STOCK_NOTE')}
        placeholder={text('STOCK_NOTE_HELP')}
        value={note}
        onChange={(event) => changed(setNote)(event.currentTarget.value)}
        maxLength={150}
        style={{ flex: '1 1 220px' }}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={!isReady}
        onClick={() =>
          isReady && onPreview({ branchId: Number(branch), change: changeOf(kind, units), note })
        }
      >
        {text('PRODUCTS_BULK_PREVIEW')}
      </Button>
    </Group>
  )
}
