import { Button, VisuallyHidden } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useText } from '../../shell/texts.tsx'
import { useNotifyRefusal } from '../feedback/use-notify-refusal.ts'

export type CsvTable = { columns: readonly string[]; rows: readonly (string | number)[][] }

/** Saves a table as CSV that spreadsheets open: UTF-8 with its mark, and no cell that they would calculate. */
export function CsvButton({ name, table }: { name: string; table: () => CsvTable }) {
  const text = useText()
  const notify = useNotifyRefusal()
  return (
    <Button
      size="compact-md"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => void saveCsv(name, table()).catch(notify)}
    >
      CSV <VisuallyHidden>{text('SALES_CSV_OF', { name })}</VisuallyHidden>
    </Button>
  )
}

async function saveCsv(name: string, { columns, rows }: CsvTable): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const csv = stringify([[...columns], ...rows], { bom: true, escape_formulas: true })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
