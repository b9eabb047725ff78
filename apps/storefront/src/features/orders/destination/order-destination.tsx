import type { Order, OrderStep } from '../../../data/port/orders.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './order-destination.module.css'
import { OrderShipping } from './order-shipping.tsx'
import { PickupPlace } from './pickup-place.tsx'
import { promisedFrom } from './promised-from.ts'

/** Where the order goes, who brings it and when, which document was asked for, and how long it can be given back. */
export function OrderDestination({ order }: { order: Order & Partial<Pick<OrderStep, 'preparation'>> }) {
  const text = useText()
  const { address, delivery, customer, payment } = order
  const isPickup = delivery.kind === 'pickup'
  const waitsInShop = payment.kind === 'pago_en_tienda' && payment.state === 'WAITING'
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
          <PickupPlace delivery={delivery} heldUntil={waitsInShop ? payment.dueAt : null} />
        )}
      </p>
      <p>
        <Icon name="truck" />
        <OrderShipping
          order={order}
          from={promisedFrom({ ...payment, isPaid: payment.state === 'PAID', createdAt: order.createdAt })}
        />
      </p>
      <p>
        <Icon name="check" />
        <span>{text(order.document === 'factura' ? 'ORDER_DOCUMENT_FACTURA' : 'ORDER_DOCUMENT')}</span>
      </p>
      {order.state !== 'CANCELLED' && payment.state !== 'REFUNDED' && (
        <p>
          <Icon name="heart" />
          <span>
            {text('ORDER_RETURNS')} <Link to="/site/returns">{text('LAYOUT_RETURNS')}</Link>
          </span>
        </p>
      )}
    </section>
  )
}
