import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { useText } from '../../shell/texts.tsx'
import styles from './before-after.module.css'

/** Such as the storefront writes in. */
export const shopLocales: Record<ShopLanguage, string> = { es: 'es-CL', en: 'en-US', ru: 'ru-RU' }

/** What the shop shows today beside what it would show with what is typed and not saved. */
export function BeforeAfter({
  title,
  lead,
  controls,
  before,
  after,
  isBusy = false,
  note,
}: {
  title: string
  lead?: string
  /** What is looked at, such as a place and a language. */
  controls?: ReactNode
  before: ReactNode
  after: ReactNode
  /** Whether what is typed last is not shown yet. */
  isBusy?: boolean
  /** Why it cannot be shown. */
  note?: ReactNode
}) {
  const text = useText()
  const side = (heading: string, shown: ReactNode) => (
    <section className={styles.side} aria-label={`${title}: ${heading}`}>
      <Text size="sm" fw={600} mb="xs">
        {heading}
      </Text>
      {shown}
    </section>
  )
  return (
    <section className={styles.preview} aria-label={title} onKeyDown={keepFromSaving}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{title}</Text>
          {lead && (
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
          )}
        </div>
        {controls}
        {note}
        <SimpleGrid
          type="container"
          cols={{ base: 1, '480px': 2 }}
          aria-busy={isBusy}
          className={styles.sides}
        >
          {side(text('DESK_BEFORE'), before)}
          {side(text('DESK_AFTER'), after)}
        </SimpleGrid>
      </Stack>
    </section>
  )
}

/** It stands within a form: whoever presses Enter while looking around saves nothing. */
function keepFromSaving(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
