import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** The end of a list of rows: what is wrong with all of it, and the button that adds one. */
export function AddRow({
  label,
  error,
  isFull,
  onAdd,
}: {
  label: string
  error: ReactNode
  isFull: boolean
  onAdd: () => void
}) {
  return (
    <>
      {error && (
        <Text size="sm" c="clay">
          {error}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={isFull}
        onClick={onAdd}
        style={{ alignSelf: 'start' }}
      >
        {label}
      </Button>
    </>
  )
}
