import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import type { EditedPicture, PicturedValue } from '../../../data/port/pictures.port.ts'
import { useText } from '../../../shell/texts.tsx'

/** Which picture stands for each value of the product's options, such as a colour. */
export function ValuePictures({
  values,
  pictures,
  onChoose,
}: {
  values: readonly PicturedValue[]
  pictures: readonly EditedPicture[]
  onChoose: (id: number, file: string | null) => void
}) {
  const text = useText()
  const own = { value: '', label: text('PICTURES_VALUE_OWN') }
  const numbered = pictures.map(({ file, alt }, index) => ({
    value: file,
    label: `${text('PICTURES_NUMBER', { number: index + 1 })}: ${alt}`,
  }))
  return (
    <Stack gap="xs">
      <div>
        <Text fw={600}>{text('PICTURES_VALUES')}</Text>
        <Text size="sm" c="dimmed">
          {text('PICTURES_VALUES_LEAD')}
        </Text>
      </div>
      <Group gap="sm">
        {values.map(({ id, option, name, file }) => {
          const isOther = file !== null && !pictures.some((each) => each.file === file)
          return (
            <NativeSelect
              key={id}
              label={`${option}: ${name}`}
              data={[own, ...numbered, ...(isOther ? [{ value: file, label: name }] : [])]}
              value={file ?? ''}
              onChange={({ currentTarget }) => onChoose(id, currentTarget.value || null)}
            />
          )
        })}
      </Group>
    </Stack>
  )
}
