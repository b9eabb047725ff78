import { Route, Switch } from 'wouter'
import { NotFound } from '../../ui/feedback/not-found.tsx'
import { NumberRoute } from '../../ui/feedback/number-route.tsx'
import { useMember } from '../session/session.queries.ts'
import { BulkPrices } from './bulk/bulk-prices.tsx'
import { mayEditProducts } from './may-edit-products.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductList } from './product-list.tsx'

/** The products, a new one, and one of them at its own address. */
export default function ProductsPage() {
  const isEditor = mayEditProducts(useMember().role)
  return (
    <Switch>
      <Route path="/productos/nuevo">{isEditor ? <ProductEditor id={null} /> : <NotFound />}</Route>
      <Route path="/productos/precios" component={isEditor ? BulkPrices : NotFound} />
      <NumberRoute path="/productos/:id">{(id) => <ProductEditor id={id} />}</NumberRoute>
      <Route component={ProductList} />
    </Switch>
  )
}
