import { Button, Group, List } from '@mantine/core'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatPhone } from '#rules/chile/phone.ts'
import { formatRut } from '#rules/chile/rut.ts'
import type { CustomerProfile } from '../../data/port/customers.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import { useBackToList } from '../../ui/lists/listed-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Part } from '../../ui/page/part.tsx'
import { useMember } from '../session/session.queries.ts'
import { useCustomer } from './customers.queries.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { ConversationsPart, OrdersPart, ReturnsPart } from './profile-parts.tsx'
import { SimilarPart } from './similar-part.tsx'

/** One person: who they are, what they bought, and what they may ask for. */
export function CustomerPage({ id }: { id: number }) {
  const text = useText()
  const customer = useCustomer(id)
  const list = useBackToList('/clientes')
  const back = (
    <Button
      component={Link}
      href={list}
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
    >
      {text('DESK_CUSTOMERS')}
    </Button>
  )
  return (
    <Loaded query={customer}>
      {(profile) => (
        <Page title={profile.name || profile.email} lead={profile.email} acts={back}>
          <Facts profile={profile} />
          <SimilarPart profile={profile} />
          <OrdersPart orders={profile.orders} />
          <ReturnsPart returns={profile.returns} />
          <ConversationsPart conversations={profile.conversations} />
          <DataPart profile={profile} />
        </Page>
      )}
    </Loaded>
  )
}

function Facts({ profile }: { profile: CustomerProfile }) {
  const text = useText()
  const format = useFormat()
  const { rut, phone, provenAt, addresses, orders, conversations, returns, kind } = profile
  return (
    <>
      <FigureList
        figures={[
          { name: text('CUSTOMERS_ORDERS'), value: String(orders.length) },
          { name: text('CUSTOMERS_CONVERSATIONS'), value: String(conversations.length) },
          { name: text('CUSTOMERS_RETURNS'), value: String(returns.length) },
        ]}
      />
      <Part title={text('CUSTOMERS_FACTS')}>
        <List>
          <List.Item>{text(kind === 'customer' ? 'CUSTOMERS_HAS_ACCOUNT' : 'CUSTOMERS_IS_GUEST')}</List.Item>
          <List.Item>
            {provenAt
              ? text('CUSTOMERS_PROVEN', { time: format.moment(provenAt) })
              : text('CUSTOMERS_NOT_PROVEN')}
          </List.Item>
          {rut && <List.Item>RUT {formatRut(rut)}</List.Item>}
          {phone && <List.Item>{formatPhone(phone)}</List.Item>}
          {[...new Set(addresses)].map((address) => (
            <List.Item key={address}>{address}</List.Item>
          ))}
        </List>
      </Part>
    </>
  )
}

/** What a person may ask for: all that is stored of them, and to be forgotten (Ley 21.719). */
function DataPart({ profile }: { profile: CustomerProfile }) {
  const text = useText()
  const { role } = useMember()
  const [isErasing, setErasing] = useState(false)
  return (
    <Part title={text('CUSTOMERS_DATA')} lead={text('CUSTOMERS_DATA_LEAD')}>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => saveJson(`cliente-${profile.id}.json`, profile.whole)}
        >
          {text('CUSTOMERS_EXPORT')}
        </Button>
        {role !== 'agent' && (
          <Button color="clay" variant="light" onClick={() => setErasing(true)}>
            {text('CUSTOMERS_ERASE')}
          </Button>
        )}
      </Group>
      {isErasing && <EraseDialog customer={profile} onClose={() => setErasing(false)} />}
    </Part>
  )
}

function saveJson(name: string, value: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
