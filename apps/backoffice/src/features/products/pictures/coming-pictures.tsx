import { ActionIcon, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import type { ProductPictures } from '../../../data/port/pictures.port.ts'
import { useText } from '../../../shell/texts.tsx'

/** What was uploaded and is not shown yet. */
export function ComingPictures({
  coming,
  onDrop,
}: {
  coming: ProductPictures['coming']
  onDrop: (key: string) => void
}) {
  const text = useText()
  return (
    <Stack gap={4} role="status">
      {coming.map(({ key, name, state }) => (
        <Group key={key} gap="xs" wrap="nowrap">
          {state === 'failed' ? <IconAlertTriangle size={18} aria-hidden="true" /> : <Loader size="xs" />}
          <Text size="sm" c={state === 'failed' ? 'clay' : 'dimmed'}>
            {text(state === 'failed' ? 'PICTURES_FAILED' : 'PICTURES_DRAWING', { name })}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={text('PICTURES_DISMISS', { name })}
            onClick={() => onDrop(key)}
          >
            <IconX size={16} />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  )
}
