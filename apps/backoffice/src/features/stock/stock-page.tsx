import { Tabs } from '@mantine/core'
import { Route, Switch } from 'wouter'
import { useText } from '../../shell/texts.tsx'
import { NumberRoute } from '../../ui/feedback/number-route.tsx'
import { oneOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { BulkStockPanel } from './bulk/bulk-stock-panel.tsx'
import { LowStockPanel } from './low-stock-panel.tsx'
import { MovementsPanel } from './movements-panel.tsx'
import { ProductSearch } from './product-search.tsx'
import { ProductStockPage } from './product-stock-page.tsx'
import { RecountNotice } from './recount-notice.tsx'

/** The stock of the branches: what is nearly gone, what came and went, and of one product what there is. */
export default function StockPage() {
  return (
    <Switch>
      <NumberRoute path="/stock/:id">{(id) => <ProductStockPage productId={id} />}</NumberRoute>
      <Route component={WholeStock} />
    </Switch>
  )
}

const views = { vista: 'bajo' }
const values = { vista: oneOf(['bajo', 'movimientos', 'masivo']) }

function WholeStock() {
  const text = useText()
  const { filters, set } = useAddressFilters(views, values)
  return (
    <Page title={text('DESK_STOCK')} lead={text('STOCK_LEAD')}>
      <RecountNotice />
      <ProductSearch />
      <Tabs
        value={filters.vista}
        onChange={(vista) => set({ vista: vista ?? views.vista })}
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="bajo">{text('STOCK_LOW')}</Tabs.Tab>
          <Tabs.Tab value="movimientos">{text('STOCK_MOVEMENTS')}</Tabs.Tab>
          <Tabs.Tab value="masivo">{text('STOCK_BULK')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="bajo">
          <LowStockPanel />
        </Tabs.Panel>
        <Tabs.Panel value="movimientos">
          <MovementsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="masivo">
          <BulkStockPanel />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
