import { Button, Table, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import type { ApiKey } from '../../data/port/integrations.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useFormat } from '../../shell/format.ts'
import { randomKey } from '../../shell/random-key.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Part } from '../../ui/page/part.tsx'
import { useIntegrationAct, useKeys } from './integrations.queries.ts'
import { NewDialog } from './new-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'

/** What a scope lets another system do, by its name on the wire. */
const scopeText: Record<string, TextKey> = {
  'pedidos:leer': 'SCOPE_ORDERS_READ',
  'stock:leer': 'SCOPE_STOCK_READ',
  'stock:escribir': 'SCOPE_STOCK_WRITE',
  'productos:leer': 'SCOPE_PRODUCTS_READ',
  'precios:escribir': 'SCOPE_PRICES_WRITE',
}

/** The keys of other systems. */
export function KeysPart() {
  const text = useText()
  const { integrations } = useData()
  const keys = useKeys()
  /** The key under which one is made once, for as long as its form is open. */
  const [making, setMaking] = useState('')
  const [secret, setSecret] = useState('')
  const create = useIntegrationAct(
    (given: { name: string; choices: string[] }) => integrations.createKey(given.name, given.choices, making),
    (made) => {
      setMaking('')
      setSecret(made.secret)
    },
  )
  const nameOf = (scope: string) => (scope in scopeText ? text(scopeText[scope] as TextKey) : scope)
  return (
    <Part title={text('KEYS_TITLE')} lead={text('KEYS_LEAD')}>
      <Button style={{ alignSelf: 'start' }} onClick={() => setMaking(randomKey())}>
        {text('KEYS_NEW')}
      </Button>
      <Loaded query={keys}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty icon={IconKey}>{text('KEYS_NONE')}</Empty>
          ) : (
            <KeyTable rows={rows} nameOf={nameOf} />
          )
        }
      </Loaded>
      {making !== '' && (
        <NewDialog
          title={text('KEYS_NEW')}
          field="nombre"
          label={text('KEYS_NAME')}
          chosen={text('KEYS_SCOPES')}
          choices={integrations.scopes.map((scope) => ({ value: scope, label: nameOf(scope) }))}
          isBusy={create.isPending}
          error={create.error}
          onSend={create.mutate}
          onClose={() => setMaking('')}
        />
      )}
      {secret !== '' && <SecretDialog secret={secret} onClose={() => setSecret('')} />}
    </Part>
  )
}

function KeyTable({ rows, nameOf }: { rows: readonly ApiKey[]; nameOf: (scope: string) => string }) {
  const text = useText()
  const format = useFormat()
  const { integrations } = useData()
  const [ending, setEnding] = useState<ApiKey | null>(null)
  const revoke = useIntegrationAct(integrations.revokeKey)
  return (
    <>
      <WideTable stacks minWidth={560} verticalSpacing="sm" aria-label={text('KEYS_TITLE')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('KEYS_NAME')}</Table.Th>
            <Table.Th>{text('KEYS_SCOPES')}</Table.Th>
            <Table.Th>{text('KEYS_USED')}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((key) => (
            <Table.Tr key={key.id}>
              <Table.Td>
                <Text fw={600}>{key.name}</Text>
                <Text size="sm" c="dimmed">
                  {key.prefix}… · <bdi>{key.owner}</bdi>
                </Text>
              </Table.Td>
              <Table.Td data-column={text('KEYS_SCOPES')}>{key.scopes.map(nameOf).join(', ')}</Table.Td>
              <Table.Td data-column={text('KEYS_USED')} className="tabular">
                {key.used ? format.moment(key.used) : text('STAFF_NEVER')}
              </Table.Td>
              <Table.Td ta="end">
                {key.revoked ? (
                  <Text size="sm" c="clay">
                    {text('KEYS_REVOKED')}
                  </Text>
                ) : (
                  <Button size="compact-md" variant="default" onClick={() => setEnding(key)}>
                    {text('KEYS_REVOKE')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
      <Confirm
        opened={ending !== null}
        title={text('KEYS_REVOKE')}
        text={text('KEYS_REVOKE_LEAD', { name: ending?.name ?? '' })}
        act={text('KEYS_REVOKE')}
        onConfirm={() => revoke.mutateAsync(ending?.id ?? 0)}
        onClose={() => setEnding(null)}
      />
    </>
  )
}
