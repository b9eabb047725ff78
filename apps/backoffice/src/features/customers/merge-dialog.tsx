import { Alert, Button, Group, Radio, Stack, Table, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { formatPhone } from '#rules/chile/phone.ts'
import { formatRut } from '#rules/chile/rut.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useMerge } from './customers.queries.ts'
import { mayStay, type Side, staysFirst } from './merge-sides.ts'

/** Two who may be one, side by side: who stays is chosen, why is said, and it is asked again before it is done. */
export function MergeDialog({ sides, onClose }: { sides: readonly [Side, Side]; onClose: () => void }) {
  const text = useText()
  const [, go] = useLocation()
  const [staysId, setStaysId] = useState(() => staysFirst(...sides).id)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const close = useAskedClose(reason !== '', onClose)
  const [stays, goes] = sides[0].id === staysId ? sides : [sides[1], sides[0]]
  const merge = useMerge(() => {
    notifications.show({ message: text('CUSTOMERS_MERGED') })
    onClose()
    go(`/clientes/${stays.id}`)
  })
  const given = { into: stays.id, from: goes.id, reason: reason.trim() }
  return (
    <Dialog onClose={close} size="lg" title={text('CUSTOMERS_MERGE_TITLE')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isAsked) merge.mutate(given)
          else setAsked(true)
        }}
      >
        <Stack>
          <Text size="sm">{text('CUSTOMERS_MERGE_LEAD')}</Text>
          <Sides
            sides={sides}
            staysId={staysId}
            onStay={(id) => {
              setStaysId(id)
              setAsked(false)
            }}
          />
          {!goes.isProven && (
            <Alert color="clay">{text('CUSTOMERS_MERGE_UNPROVEN', { email: goes.email })}</Alert>
          )}
          <TextInput
            label={text('CUSTOMERS_MERGE_REASON')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={200}
            required
            data-autofocus
          />
          {isAsked && (
            <Alert color="clay" role="alert">
              {/* Who are one person have one name. */}
              {text('CUSTOMERS_MERGE_SURE', { from: goes.email, into: stays.email })}
            </Alert>
          )}
          <Refused error={merge.error} />
          <Group justify="end">
            <Button variant="default" onClick={close}>
              {text('DESK_CANCEL')}
            </Button>
            <Button type="submit" color={isAsked ? 'clay' : undefined} loading={merge.isPending}>
              {text(isAsked ? 'CUSTOMERS_MERGE_DO' : 'CUSTOMERS_MERGE')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function Sides({
  sides,
  staysId,
  onStay,
}: {
  sides: readonly [Side, Side]
  staysId: number
  onStay: (id: number) => void
}) {
  const text = useText()
  const rows = [
    { name: 'CUSTOMERS_EMAIL', of: (side: Side) => side.email },
    {
      name: 'CUSTOMERS_EMAIL_STATE',
      of: (side: Side) => text(side.isProven ? 'CUSTOMERS_IS_PROVEN' : 'CUSTOMERS_NOT_PROVEN'),
    },
    {
      name: 'CUSTOMERS_KIND',
      of: (side: Side) => text(side.kind === 'customer' ? 'CUSTOMERS_HAS_ACCOUNT' : 'CUSTOMERS_IS_GUEST'),
    },
    { name: 'CUSTOMERS_RUT', of: (side: Side) => side.rut && formatRut(side.rut) },
    { name: 'CUSTOMERS_PHONE', of: (side: Side) => side.phone && formatPhone(side.phone) },
    { name: 'CUSTOMERS_ORDERS', of: (side: Side) => String(side.orders) },
    { name: 'CUSTOMERS_CONVERSATIONS', of: (side: Side) => String(side.conversations) },
  ] as const
  return (
    <Table layout="fixed" verticalSpacing="xs" aria-label={text('CUSTOMERS_MERGE_TITLE')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('CUSTOMERS_STAYS')}</Table.Th>
          {sides.map((side, index) => (
            <Table.Th key={side.id}>
              <Radio
                name="stays"
                label={side.name || side.email}
                checked={side.id === staysId}
                disabled={!mayStay(side, sides[index === 0 ? 1 : 0])}
                onChange={() => onStay(side.id)}
              />
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ name, of }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{text(name)}</Table.Th>
            {sides.map((side) => (
              <Table.Td key={side.id} style={{ overflowWrap: 'anywhere' }}>
                {of(side) || '—'}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
