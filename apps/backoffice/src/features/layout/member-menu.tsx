import {
  type MantineColorScheme,
  Menu,
  UnstyledButton,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core'
import { IconLogout, IconSelector, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'wouter'
import { type LanguageCode, languages } from '../../shell/language.ts'
import { roleName } from '../../shell/role-name.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { useMayLeave } from '../../ui/form/use-unsaved-guard.ts'
import { useMember, useSignOut } from '../session/session.queries.ts'
import styles from './rail.module.css'

/** Who is signed in, and what concerns them: their account, colours, language and the way out. */
export function MemberMenu({ isWide }: { isWide: boolean }) {
  const text = useText()
  const member = useMember()
  const signOut = useSignOut()
  const mayLeave = useMayLeave()
  const { code, choose } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const initials = member.name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('')
  return (
    <Menu position="top-start" width={260} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={styles.member}>
          <span className={styles.initials} aria-hidden="true">
            {initials}
          </span>
          {isWide ? (
            <>
              <span className={styles.who}>
                <span>{member.name}</span>
                <span className={styles.role}>{text(roleName(member.role))}</span>
              </span>
              <IconSelector size={16} aria-hidden="true" />
            </>
          ) : (
            <VisuallyHidden>{`${member.name}, ${text(roleName(member.role))}`}</VisuallyHidden>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{member.email}</Menu.Label>
        <Menu.Item component={Link} href="/cuenta" leftSection={<IconUserCircle size={18} />}>
          {text('DESK_ACCOUNT')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{text('DESK_COLOURS')}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        >
          <Menu.RadioItem value="light">{text('DESK_LIGHT')}</Menu.RadioItem>
          <Menu.RadioItem value="dark">{text('DESK_DARK')}</Menu.RadioItem>
          <Menu.RadioItem value="auto">{text('DESK_AUTO')}</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{text('DESK_LANGUAGE')}</Menu.Label>
        <Menu.RadioGroup value={code} onChange={(chosen) => choose(chosen as LanguageCode)}>
          {Object.values(languages).map((each) => (
            <Menu.RadioItem key={each.code} value={each.code} lang={each.code}>
              {each.name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void (mayLeave() && signOut())}>
          {text('DESK_SIGN_OUT')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
