import type { Order } from '../../data/port/orders.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './order-destination.module.css'
import { OrderShipping } from './order-shipping.tsx'

const pickup = 2

/** Where the order goes, who brings it and when; and where its document is sent. */
export function OrderDestination({ order }: { order: Order }) {
  const text = useText()
  const { address, delivery, customer } = order
  const isPickup = delivery.kind === pickup
  return (
    <section className={styles.destination} aria-labelledby="order-destination">
      <h2 id="order-destination">{text(isPickup ? 'ORDER_PICKUP' : 'ORDER_DELIVERY')}</h2>
      <p>
        <Icon name={isPickup ? 'store' : 'pin'} />
        {address ? (
          <span>
            {customer.name}
            <br />
            {address.street} {address.number}
            {address.flat && `, ${address.flat}`}
            <br />
            {address.comuna}, {address.region}
            {address.reference && (
              <>
                <br />
                <small>{address.reference}</small>
              </>
            )}
          </span>
        ) : (
          <span>
            {customer.name}
            <br />
            {delivery.branch}
          </span>
        )}
      </p>
      <p>
        <Icon name="truck" />
        <OrderShipping order={order} />
      </p>
      <p>
        <Icon name="mail" />
        <span>
          {text(order.document === 'factura' ? 'ORDER_DOCUMENT_FACTURA' : 'ORDER_DOCUMENT', {
            email: customer.email,
          })}
        </span>
      </p>
    </section>
  )
}
