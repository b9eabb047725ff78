import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { useDownload, useSaved } from './imports.queries.ts'

/** All products as a file, in either kind; both come in again as they are. */
export function ExportMenu() {
  const text = useText()
  const { imports } = useData()
  const onError = useNotifyRefusal()
  const csv = useDownload('productos.csv', (after) => imports.exported(after))
  const workbook = useSaved('productos.xlsx', () => imports.exportedWorkbook())
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={csv.isPending || workbook.isPending}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          {text('IMPORTS_EXPORT')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={18} aria-hidden="true" />}
          onClick={() => workbook.mutate(undefined, { onError })}
        >
          {text('IMPORTS_EXPORT_XLSX')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileTypeCsv size={18} aria-hidden="true" />}
          onClick={() => csv.mutate(undefined, { onError })}
        >
          {text('IMPORTS_EXPORT_CSV')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
