import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { type LanguageCode, languages } from '../../shell/language.ts'
import { shopName } from '../../shell/settings.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Logo } from '../../ui/media/logo.tsx'
import styles from './entrance.module.css'

/** The door of the desk: what it is on one side, a form on the other. */
export function Entrance({
  title,
  lead,
  isOver = false,
  children,
}: {
  title: string
  lead: string
  /** Whether it stands over a page, whose title the window keeps. */
  isOver?: boolean
  children: ReactNode
}) {
  const text = useText()
  useDocumentTitle(isOver ? '' : `${title} | ${text('DESK_TITLE', { shop: shopName() })}`)
  return (
    <div className={styles.entrance}>
      <header className={styles.side}>
        <Logo />
        <p className={styles.words}>{text('SESSION_WORDS')}</p>
      </header>
      <main className={styles.main}>
        <Stack className={styles.form} gap="lg">
          <div>
            <Title order={1} fz="1.75rem">
              {title}
            </Title>
            <Text c="dimmed" mt={6}>
              {lead}
            </Text>
          </div>
          {children}
          <OtherLanguage />
        </Stack>
      </main>
    </div>
  )
}

function OtherLanguage() {
  const { code, choose } = useLanguage()
  const others = (Object.keys(languages) as LanguageCode[]).filter((each) => each !== code)
  return (
    <Group>
      {others.map((each) => (
        <Button
          key={each}
          variant="subtle"
          size="compact-sm"
          ml={-8}
          lang={each}
          onClick={() => choose(each)}
        >
          {languages[each].name}
        </Button>
      ))}
    </Group>
  )
}
