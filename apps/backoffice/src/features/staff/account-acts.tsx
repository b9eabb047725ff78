import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { StaffAccount } from '../../data/port/staff.port.ts'
import { useText } from '../../shell/texts.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { useInvite } from './staff.queries.ts'

/** What an owner does with an account; one of the settings is what they say. */
export function AccountActs({ account, onEdit }: { account: StaffAccount; onEdit: () => void }) {
  const text = useText()
  const { name, isActive, isInvited, isOfSettings } = account
  const [isListing, setListing] = useState(false)
  const invite = useInvite(account)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="lg" aria-label={text('STAFF_ACTS_OF', { name })}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={isOfSettings} onClick={onEdit}>
            {text('STAFF_EDIT')}
          </Menu.Item>
          <Menu.Item disabled={isOfSettings || !isActive} onClick={() => invite.mutate()}>
            {text(isInvited ? 'STAFF_REINVITE' : 'STAFF_PASSWORD_LINK')}
          </Menu.Item>
          <Menu.Item onClick={() => setListing(true)}>{text('STAFF_SESSIONS')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isListing && <AccountSessions account={account} onClose={() => setListing(false)} />}
    </>
  )
}
