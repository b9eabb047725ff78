import { Button, Group, Select, Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { MenuEntry } from '../../data/port/menus.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LanguageFields } from '../../ui/form/language-fields.tsx'
import { LinkField } from '../../ui/form/link-field.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { PictureField } from '../../ui/media/picture-field.tsx'
import type { Place } from './menu-tree.ts'

const words = [{ name: 'title', label: 'MENUS_TITLE', max: 80, isNeeded: true }] as const

/** An entry of a menu; it is written with the menu. */
export function EntryDialog({
  entry,
  isNew,
  depth,
  hasPanels,
  taken,
  homes,
  onSave,
  onRemove,
  onRehome,
  onClose,
}: {
  entry: MenuEntry
  isNew: boolean
  depth: number
  hasPanels: boolean
  /** The links of the others beside it. */
  taken: readonly string[]
  /** Where else it may go. */
  homes: readonly { place: Place; titles: string[] }[]
  onSave: (entry: MenuEntry) => void
  onRemove: () => void
  /** With what was typed. */
  onRehome: (entry: MenuEntry, home: Place) => void
  onClose: () => void
}) {
  const text = useText()
  const form = useForm<MenuEntry>({
    initialValues: entry,
    validate: {
      title: (title) => (title.trim() === '' ? text('MENUS_NEEDS_TITLE') : null),
      link: (link) =>
        link.trim() === ''
          ? text('MENUS_NEEDS_LINK')
          : taken.includes(link)
            ? text('MENUS_LINK_TAKEN')
            : null,
    },
  })
  const close = useAskedClose(form.isDirty(), onClose)
  const { values, errors, setFieldValue } = form
  return (
    <Dialog onClose={close} size="lg" title={entry.title || text('MENUS_ADD')}>
      <form
        onSubmit={(event) => {
          // The menu's own form is another.
          event.stopPropagation()
          form.onSubmit(onSave)(event)
        }}
      >
        <Stack>
          <LanguageFields
            fields={words}
            values={values}
            onChange={(name, value) => setFieldValue(name, value)}
            errorOf={(name) => (name === 'title' && errors.title ? `${errors.title}` : null)}
          />
          <LinkField
            label={text('MENUS_LINK')}
            value={values.link}
            // What it led to in other languages was of the link before.
            onChange={(link) => form.setValues({ link, linkEn: '', linkRu: '' })}
            error={errors.link ? `${errors.link}` : null}
            required
          />
          {hasPanels && depth === 0 && (
            <PictureField
              label={text('MENUS_IMAGE')}
              description={text('MENUS_IMAGE_HELP')}
              value={values.image}
              onChange={(image) => setFieldValue('image', image)}
            />
          )}
          {hasPanels && depth === 1 && (
            <Switch
              label={text('MENUS_SAME_COLUMN')}
              checked={values.isSameColumn}
              onChange={(event) => setFieldValue('isSameColumn', event.currentTarget.checked)}
            />
          )}
          {homes.length > 0 && (
            <Select
              label={text('MENUS_MOVE')}
              placeholder={text('MENUS_MOVE_HELP')}
              data={homes.map(({ place, titles }) => ({
                value: place.join('.'),
                label: titles.length === 0 ? text('MENUS_TOP') : titles.join(' › '),
              }))}
              value={null}
              onChange={(value) => {
                const home = homes.find(({ place }) => place.join('.') === value)
                if (home && !form.validate().hasErrors) onRehome(values, home.place)
              }}
            />
          )}
          <Group justify="space-between">
            {isNew ? (
              <span />
            ) : (
              <Button variant="subtle" color="clay" onClick={onRemove}>
                {text('MENUS_REMOVE')}
              </Button>
            )}
            <Button type="submit">{text('MENUS_DONE')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
