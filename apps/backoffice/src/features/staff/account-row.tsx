import { Badge, Group, Table, Text } from '@mantine/core'
import type { StaffAccount } from '../../data/port/staff.port.ts'
import { useFormat } from '../../shell/format.ts'
import { roleName } from '../../shell/role-name.ts'
import { useText } from '../../shell/texts.tsx'
import { AccountActs } from './account-acts.tsx'

/** An account as a row of the table: who, in which role, whether they may enter, and when they last did. */
export function AccountRow({ account, onEdit }: { account: StaffAccount; onEdit: () => void }) {
  const text = useText()
  const format = useFormat()
  const { name, email, role, isActive, isInvited, hasTotp, isOfSettings, lastSeen } = account
  const state = !isActive ? 'STAFF_OFF' : isInvited ? 'STAFF_INVITED' : 'STAFF_ACTIVE'
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={650} size="sm">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      </Table.Td>
      <Table.Td data-column={text('STAFF_ROLE')}>{text(roleName(role))}</Table.Td>
      <Table.Td data-column={text('STAFF_STATE')}>
        <Group gap={6}>
          <Badge variant="light" tt="none" color={isActive ? (isInvited ? 'sun' : 'huella') : 'gray'}>
            {text(state)}
          </Badge>
          {hasTotp && (
            <Badge variant="outline" tt="none">
              {text('STAFF_TOTP')}
            </Badge>
          )}
          {isOfSettings && (
            <Badge variant="outline" color="gray" tt="none">
              {text('STAFF_SETTINGS')}
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td data-column={text('STAFF_LAST')}>
        {lastSeen ? format.moment(lastSeen) : text('STAFF_NEVER')}
      </Table.Td>
      <Table.Td>
        <AccountActs account={account} onEdit={onEdit} />
      </Table.Td>
    </Table.Tr>
  )
}
