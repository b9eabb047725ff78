import '@mantine/dropzone/styles.layer.css'
import { Group, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { notifications } from '@mantine/notifications'
import { IconPhotoPlus } from '@tabler/icons-react'
import { mostPictureBytes } from '#rules/catalogue/drawn-pictures.ts'
import { useText } from '../../shell/texts.tsx'

/** Where pictures are dropped, or chosen; what each of them is, the server judges. */
export function PictureDrop({
  label,
  isBusy,
  isMany = false,
  onFiles,
}: {
  label: string
  isBusy: boolean
  isMany?: boolean
  onFiles: (files: File[]) => void
}) {
  const text = useText()
  const refuse = (names: readonly string[]) => {
    for (const name of names)
      notifications.show({ color: 'clay', title: name, message: text('PICTURES_TOO_LARGE') })
  }
  return (
    <Dropzone
      onDrop={onFiles}
      maxSize={mostPictureBytes}
      onReject={(refused: { file: File }[]) => refuse(refused.map(({ file }) => file.name))}
      loading={isBusy}
      multiple={isMany}
      radius="md"
      p="md"
      inputProps={{ 'aria-label': label, accept: 'image/jpeg,image/png,image/webp' }}
    >
      <Group gap="md" wrap="nowrap" style={{ pointerEvents: 'none' }}>
        <IconPhotoPlus size={28} stroke={1.5} aria-hidden="true" />
        <Stack gap={2}>
          <Text fw={600}>{label}</Text>
          <Text size="sm" c="dimmed">
            {text('PICTURES_LIMITS')}
          </Text>
        </Stack>
      </Group>
    </Dropzone>
  )
}
