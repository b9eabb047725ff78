import { Button, Menu, Table, Text } from '@mantine/core'
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ProductStock, StockLevel } from '../../data/port/stock.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Movements } from './movements-panel.tsx'
import { useProductStock } from './stock.queries.ts'
import { actText, type StockAct, StockActDialog, stockActs } from './stock-act-dialog.tsx'

/** Where the units of a product are, and what came and went of it. */
export function ProductStockPage({ productId }: { productId: number }) {
  const text = useText()
  const stock = useProductStock(productId)
  const back = (
    <Button
      component={Link}
      href="/stock"
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
    >
      {text('DESK_STOCK')}
    </Button>
  )
  return (
    <Loaded query={stock}>
      {(found) =>
        found === null ? (
          <Page title={text('STOCK_NO_PRODUCT')} acts={back}>
            <Text>{text('STOCK_NO_PRODUCT_LEAD')}</Text>
          </Page>
        ) : (
          <Page title={found.name} lead={found.sku} acts={back}>
            <Levels stock={found} />
            <Part title={text('STOCK_MOVEMENTS')}>
              <Movements productId={productId} />
            </Part>
          </Page>
        )
      }
    </Loaded>
  )
}

function Levels({ stock }: { stock: ProductStock }) {
  const text = useText()
  const [open, setOpen] = useState<{ act: StockAct; level: StockLevel } | null>(null)
  const hasValues = stock.levels.some(({ value }) => value !== null)
  return (
    <>
      <WideTable stacks minWidth={480} verticalSpacing="sm" aria-label={text('STOCK_BY_BRANCH')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('STOCK_BRANCH')}</Table.Th>
            {hasValues && <Table.Th>{text('STOCK_VALUE')}</Table.Th>}
            <Table.Th ta="end">{text('STOCK_UNITS')}</Table.Th>
            <Table.Th ta="end">{text('STOCK_RESERVED')}</Table.Th>
            <Table.Th ta="end">{text('STOCK_ACTS')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {stock.levels.map((level) => (
            <Table.Tr key={`${level.branchId}-${level.valueId}`}>
              <Table.Td fw={600}>{level.branch}</Table.Td>
              {hasValues && <Table.Td data-column={text('STOCK_VALUE')}>{level.value}</Table.Td>}
              <Table.Td
                data-column={text('STOCK_UNITS')}
                ta="end"
                className="tabular"
                fw={650}
                c={level.units === 0 ? 'clay' : undefined}
              >
                {level.units}
              </Table.Td>
              <Table.Td data-column={text('STOCK_RESERVED')} ta="end" className="tabular">
                {level.reserved}
              </Table.Td>
              <Table.Td ta="end">
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button
                      size="compact-md"
                      variant="default"
                      rightSection={<IconChevronDown size={14} aria-hidden="true" />}
                      aria-label={text('STOCK_CHANGE_OF', {
                        place: [level.branch, level.value].filter(Boolean).join(', '),
                      })}
                    >
                      {text('STOCK_CHANGE_IT')}
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {stockActs.map((act) => (
                      <Menu.Item key={act} onClick={() => setOpen({ act, level })}>
                        {text(actText[act])}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      {open && (
        <StockActDialog
          act={open.act}
          level={open.level}
          levels={stock.levels}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
