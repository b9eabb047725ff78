import { Alert, Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Part } from '../page/part.tsx'

/** What a change of many would do, seen before it is done: the first of them, how many more, and the button that does it. */
export function SeenChanges({
  title,
  left,
  act,
  count,
  shown,
  isBusy,
  onApply,
  children,
}: {
  title: string
  /** Of those that stay as they are, if any. */
  left: string | null
  act: string
  /** How many change, and how many of them `children` show. */
  count: number
  shown: number
  isBusy: boolean
  onApply: () => void
  children: ReactNode
}) {
  const text = useText()
  return (
    <Part title={title}>
      {left !== null && <Alert color="sun">{left}</Alert>}
      {count === 0 ? (
        <Text>{text('PRODUCTS_BULK_NOTHING')}</Text>
      ) : (
        <>
          {children}
          {count > shown && <Text c="dimmed">{text('PRODUCTS_BULK_MORE', { count: count - shown })}</Text>}
          <Button style={{ alignSelf: 'start' }} loading={isBusy} onClick={onApply}>
            {act}
          </Button>
        </>
      )}
    </Part>
  )
}
