import { Route, Switch } from 'wouter'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import { PrintPage } from './print/print-page.tsx'

/** The orders, and one of them at its own address. */
export default function OrdersPage() {
  return (
    <Switch>
      <Route path="/pedidos/imprimir" component={PrintPage} />
      <Route path="/pedidos/:id">{({ id }) => <OrderPage key={id} id={Number(id) || 0} />}</Route>
      <Route component={OrderList} />
    </Switch>
  )
}
