import { Anchor, Stack } from '@mantine/core'
import { formatPhone } from '#rules/chile/phone.ts'
import { formatRut } from '#rules/chile/rut.ts'
import type { Order } from '../../../data/port/orders.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { Fact } from './fact.tsx'

/** Who bought it, and what document they asked for. */
export function CustomerPart({ order: { customer, invoice } }: { order: Order }) {
  const text = useText()
  return (
    <Part title={text('ORDERS_CUSTOMER')}>
      <Stack component="dl" gap="xs" m={0}>
        <Fact name={text('ORDERS_NAME')}>
          <bdi>{customer.name || text('ORDERS_FORGOTTEN')}</bdi>
        </Fact>
        {customer.email && (
          <Fact name={text('SESSION_EMAIL')}>
            <Anchor href={`mailto:${encodeURIComponent(customer.email)}`}>{customer.email}</Anchor>
          </Fact>
        )}
        {customer.phone && (
          <Fact name={text('ORDERS_PHONE')}>
            <Anchor href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</Anchor>
          </Fact>
        )}
        {customer.rut && <Fact name={text('ORDERS_RUT')}>{formatRut(customer.rut)}</Fact>}
        <Fact name={text('ORDERS_DOCUMENT')}>{text(invoice ? 'ORDERS_INVOICE' : 'ORDERS_RECEIPT')}</Fact>
        {invoice && (
          <Fact name={text('ORDERS_INVOICE_TO')}>
            {[
              invoice.legalName,
              formatRut(invoice.rut),
              invoice.activity,
              `${invoice.address}, ${invoice.comuna}`,
            ].map((line) => (
              <span key={line} style={{ display: 'block' }}>
                {line}
              </span>
            ))}
          </Fact>
        )}
      </Stack>
    </Part>
  )
}
