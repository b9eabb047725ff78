import { ActionIcon, Badge, Collapse, Group, Image, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconGripVertical, IconLanguage, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import type { EditedPicture, PicturedValue, PictureFacts } from '../../../data/port/pictures.port.ts'
import { useText } from '../../../shell/texts.tsx'
import styles from './picture-row.module.css'

const longest = 200

/** The form around the pictures saves other fields. */
const keepFromForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** A picture of the product: what moves it, what it shows in words, and what takes it away. */
export function PictureRow({
  picture: { src, ground, alt, altEn, altRu, valueId },
  values,
  number,
  handle,
  onWords,
  onRemove,
}: {
  picture: EditedPicture
  /** Of the product's options: one of them may be what it shows. */
  values: readonly PicturedValue[]
  number: number
  /** What makes an element the one by which it is dragged. */
  handle: object | null
  onWords: (words: Partial<PictureFacts>) => void
  onRemove: () => void
}) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const translated = (label: string, value: string | null, give: (value: string | null) => void) => (
    <TextInput
      label={label}
      description={text('PICTURES_ALT_HINT')}
      value={value ?? ''}
      onChange={({ currentTarget }) => give(currentTarget.value || null)}
      onKeyDown={keepFromForm}
      maxLength={longest}
    />
  )
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.handle}
        aria-label={text('PICTURES_DRAG', { number })}
        {...handle}
      >
        <IconGripVertical size={20} aria-hidden="true" />
      </button>
      <Image
        src={src}
        alt={alt}
        w={72}
        h={72}
        fit="contain"
        radius="md"
        style={{ backgroundColor: ground }}
      />
      <Stack gap="xs" flex={1} miw={0}>
        <Group gap="xs">
          <TextInput
            flex="1 1 180px"
            aria-label={text('PICTURES_ALT', { number })}
            value={alt}
            onChange={({ currentTarget }) => onWords({ alt: currentTarget.value })}
            onKeyDown={keepFromForm}
            maxLength={longest}
          />
          {number === 1 && <Badge variant="light">{text('PICTURES_MAIN')}</Badge>}
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={text('PICTURES_LANGUAGES', { number })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconLanguage size={18} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={text('PICTURES_REMOVE', { number })}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
        {values.length > 0 && (
          <NativeSelect
            aria-label={text('PICTURES_SHOWS', { number })}
            data={[
              { value: '', label: text('PICTURES_SHOWS_ANY') },
              ...values.map(({ id, option, name }) => ({ value: `${id}`, label: `${option}: ${name}` })),
            ]}
            value={valueId ?? ''}
            onChange={({ currentTarget }) => onWords({ valueId: Number(currentTarget.value) || null })}
          />
        )}
        <Collapse expanded={isOpen}>
          <Group grow align="start">
            {translated(text('PICTURES_ALT_EN'), altEn, (value) => onWords({ altEn: value }))}
            {translated(text('PICTURES_ALT_RU'), altRu, (value) => onWords({ altRu: value }))}
          </Group>
        </Collapse>
      </Stack>
    </div>
  )
}
