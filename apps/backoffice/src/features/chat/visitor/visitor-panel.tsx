import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { VisitorFacts } from '../../../data/port/chat.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { orderState } from '../../../shell/order-state.ts'
import { useText } from '../../../shell/texts.tsx'
import { useFacts } from '../chat.queries.ts'
import styles from './visitor-panel.module.css'

/** Who the visitor is, where they are, what lies in their cart, and what they asked and ordered before. */
export function VisitorPanel({ id }: { id: number }) {
  const text = useText()
  const { data: facts } = useFacts(id)
  return (
    <aside className={styles.panel} aria-label={text('CHAT_VISITOR')}>
      {facts ? <Facts facts={facts} /> : <Loader size="sm" />}
    </aside>
  )
}

function Facts({ facts: { conversation, cart, customer, earlier } }: { facts: VisitorFacts }) {
  const text = useText()
  const format = useFormat()
  const total = cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return (
    <>
      <Part title={text('CHAT_DATA')}>
        <dl className={styles.data}>
          <Fact name={text('CHAT_NAME')}>{conversation.name}</Fact>
          {conversation.email && (
            <Fact name={text('SESSION_EMAIL')}>
              <a href={`mailto:${encodeURIComponent(conversation.email)}`}>{conversation.email}</a>
            </Fact>
          )}
          {conversation.phone && <Fact name={text('CHAT_PHONE')}>{conversation.phone}</Fact>}
          <Fact name={text('CHAT_ACCOUNT')}>
            {customer ? text(customer.isRegistered ? 'CHAT_CUSTOMER' : 'CHAT_GUEST') : text('CHAT_STRANGER')}
          </Fact>
          <Fact name={text('CHAT_BEGAN')}>{format.moment(conversation.startedAt)}</Fact>
          {conversation.page && (
            <Fact name={text('CHAT_PAGE')}>
              <a href={conversation.page} target="_blank" rel="noreferrer">
                {conversation.page}
              </a>
            </Fact>
          )}
        </dl>
      </Part>
      <Part title={text('CHAT_CART')}>
        {cart.length === 0 ? (
          <p className={styles.none}>{text('CHAT_CART_EMPTY')}</p>
        ) : (
          <ul className={styles.list}>
            {cart.map((line) => (
              <li key={line.productId}>
                <span>{`${line.quantity} × ${line.name}`}</span>
                <span className="tabular">{format.pesos(line.price * line.quantity)}</span>
              </li>
            ))}
            <li className={styles.total}>
              <span>{text('CHAT_CART_TOTAL')}</span>
              <span className="tabular">{format.pesos(total)}</span>
            </li>
          </ul>
        )}
      </Part>
      {customer && (
        <Part title={text('CHAT_ORDERS')}>
          {customer.orders.length === 0 && <p className={styles.none}>{text('CHAT_ORDERS_NONE')}</p>}
          <ul className={styles.list}>
            {customer.orders.map((order) => (
              <li key={order.id}>
                <span>
                  <Link href={`/pedidos/${order.id}`}>
                    {text('CHAT_ORDER', { number: String(order.number) })}
                  </Link>
                  <small>{`${format.moment(order.at)} · ${orderState(order.state, text)}`}</small>
                </span>
                <span className="tabular">{format.pesos(order.total)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {customer && (
        <Part title={text('CHAT_PAST')}>
          {earlier.length === 0 && <p className={styles.none}>{text('CHAT_PAST_NONE')}</p>}
          <ul className={styles.list}>
            {earlier.map((past) => (
              <li key={past.id}>
                <Link href={`/chat/${past.id}`}>
                  {format.moment(past.startedAt)}
                  <small>{past.lastMessage}</small>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
