import { Route, Switch } from 'wouter'
import { NumberRoute } from '../../ui/feedback/number-route.tsx'
import { BulkPrices } from './bulk/bulk-prices.tsx'
import { ProductEditor } from './product-editor.tsx'
import { ProductList } from './product-list.tsx'

/** The products, a new one, and one of them at its own address. */
export default function ProductsPage() {
  return (
    <Switch>
      <Route path="/productos/nuevo">
        <ProductEditor id={null} />
      </Route>
      <Route path="/productos/precios" component={BulkPrices} />
      <NumberRoute path="/productos/:id">{(id) => <ProductEditor id={id} />}</NumberRoute>
      <Route component={ProductList} />
    </Switch>
  )
}
