import { Route, Switch } from 'wouter'
import { NumberRoute } from '../../ui/feedback/number-route.tsx'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import { PrintPage } from './print/print-page.tsx'

/** The orders, and one of them at its own address. */
export default function OrdersPage() {
  return (
    <Switch>
      <Route path="/pedidos/imprimir" component={PrintPage} />
      <NumberRoute path="/pedidos/:id">{(id) => <OrderPage id={id} />}</NumberRoute>
      <Route component={OrderList} />
    </Switch>
  )
}
