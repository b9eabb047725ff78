import { Button, Grid, Group, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import type { EditedRow } from '../../data/port/shipping.port.ts'
import type { ShowcaseFields, ShowcaseKind } from '../../data/port/showcase.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { LanguageFields } from '../../ui/form/language-fields.tsx'
import { LinkField } from '../../ui/form/link-field.tsx'
import { MomentInput } from '../../ui/form/moment-input.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { PictureField } from '../../ui/media/picture-field.tsx'
import { PagePreview } from '../../ui/preview/page-preview.tsx'
import { useShowcaseChanged } from './showcase.queries.ts'
import { neededWords, wordsOf } from './showcase-fields.ts'

/** Where on the home page each stands; slides open it. */
const partOf = { slide: undefined, banner: 'banners', campaign: 'campaign' } as const

type Fields = Record<string, string | boolean | null>

const shownErrors = [
  'image',
  'mobileImage',
  'link',
  'from',
  'until',
  'title',
  'buttonText',
  'content',
  'offerTag',
]

/** A slide, a banner or a campaign, beside the home page as it would be. */
export function ShowcaseDialog({
  kind,
  row,
  onClose,
}: {
  kind: ShowcaseKind
  row: EditedRow<ShowcaseFields[ShowcaseKind]>
  onClose: () => void
}) {
  const text = useText()
  const { showcase } = useData()
  const [isRemoving, setRemoving] = useState(false)
  const changed = useShowcaseChanged()
  const done = () => {
    changed()
    onClose()
  }
  const { form, submit, isBusy, error, isDirty } = useEditForm<Fields>(
    { ...row, fields: row.fields },
    async (edit) => showcase.save(kind, row.id, edit),
    done,
  )
  const errorOf = (name: string) => fieldError(error, name)
  const set = (name: string, value: string | boolean | null) => form.setFieldValue(name, value)
  const wordsIn = (name: string) => `${form.values[name] ?? ''}`
  const close = useAskedClose(isDirty, onClose)
  const picture = (name: 'image' | 'mobileImage') => (
    <PictureField
      label={text(name === 'image' ? 'SHOWCASE_IMAGE' : 'SHOWCASE_MOBILE_IMAGE')}
      description={text(
        name === 'mobileImage'
          ? 'SHOWCASE_MOBILE_IMAGE_HELP'
          : kind === 'slide'
            ? 'SHOWCASE_SLIDE_IMAGE_HELP'
            : 'SHOWCASE_BANNER_IMAGE_HELP',
      )}
      value={wordsIn(name)}
      onChange={(file) => set(name, file)}
      error={errorOf(name)}
    />
  )
  return (
    <Dialog onClose={close} size="min(1320px, 96vw)" title={row.fields.title || text('SHOWCASE_NEW')}>
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <form onSubmit={form.onSubmit(submit)}>
            <Stack>
              <LanguageFields
                fields={wordsOf[kind].map((word) => ({
                  ...word,
                  isNeeded: neededWords.includes(word.name),
                }))}
                values={form.values}
                onChange={set}
                errorOf={errorOf}
              />
              {kind !== 'campaign' && (
                <LinkField
                  label={text('SHOWCASE_LINK')}
                  value={wordsIn('link')}
                  onChange={(link) => set('link', link)}
                  error={errorOf('link')}
                  required
                />
              )}
              {kind !== 'campaign' && picture('image')}
              {kind === 'slide' && picture('mobileImage')}
              <Group grow align="start">
                <MomentInput
                  label={text('SHOWCASE_FROM')}
                  value={(form.values.from as string | null) ?? null}
                  onChange={(moment) => set('from', moment)}
                  error={errorOf('from')}
                />
                <MomentInput
                  label={text('SHOWCASE_UNTIL')}
                  value={(form.values.until as string | null) ?? null}
                  onChange={(moment) => set('until', moment)}
                  error={errorOf('until')}
                  required={kind === 'campaign'}
                />
              </Group>
              <Switch
                checked={form.values.isActive === true}
                onChange={(event) => set('isActive', event.currentTarget.checked)}
                label={text('SHOWCASE_ACTIVE')}
              />
              <FormActs
                act={text('DESK_SAVE')}
                isBusy={isBusy}
                error={error}
                fields={shownErrors}
                onCancel={close}
              />
              {row.id !== null && (
                <Button
                  variant="subtle"
                  color="clay"
                  onClick={() => setRemoving(true)}
                  style={{ alignSelf: 'start' }}
                >
                  {text('SHOWCASE_REMOVE')}
                </Button>
              )}
            </Stack>
          </form>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <PagePreview part={partOf[kind]} make={() => showcase.preview(kind, row.id, form.getValues())} />
        </Grid.Col>
      </Grid>
      <Confirm
        opened={isRemoving}
        title={text('SHOWCASE_REMOVE')}
        text={text('SHOWCASE_REMOVE_TEXT', { name: row.fields.title })}
        act={text('SHOWCASE_REMOVE')}
        onConfirm={async () => {
          if (row.id !== null) await showcase.remove(kind, row.id, row.version)
          done()
        }}
        onClose={() => setRemoving(false)}
      />
    </Dialog>
  )
}
