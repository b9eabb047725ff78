import { Anchor, Button, Grid, Group, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { EditedRow } from '../../data/port/shipping.port.ts'
import type { Edit } from '../../data/port/shop.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../dialog/confirm.tsx'
import { EditActs } from '../form/edit-acts.tsx'
import { changesIn, useEditForm } from '../form/use-edit-form.ts'
import { useGivenTyped, useGiveTyped } from '../form/use-typed-since.ts'
import { Page } from '../page/page.tsx'
import { Part } from '../page/part.tsx'
import { PagePreview } from '../preview/page-preview.tsx'

/** A part of a form, and what was refused. */
export type WrittenPart<Fields> = {
  values: Fields
  set: (name: string, value: unknown) => void
  error: unknown
}

/**
 * What is written to be read at an address of its own (a post, a page): its words beside what is set of it, and the page of
 * the shop as it would be. One that was not saved has no id; the desk's `list` is where it is found again.
 */
export function WrittenEditor<Fields extends { title: string } & Record<string, unknown>>({
  row,
  list,
  newTitle,
  back,
  errors,
  calls,
  onChanged,
  words,
  settings,
}: {
  row: EditedRow<Fields>
  list: string
  newTitle: string
  back: string
  /** The fields that show by themselves what is wrong with them, whichever language is looked at. */
  errors: readonly string[]
  calls: {
    save: (id: number | null, edit: Edit<Fields>) => Promise<EditedRow<Fields>>
    remove: (id: number, version: number) => Promise<void>
    preview: (id: number | null, fields: Fields) => Promise<string>
  }
  onChanged: () => void
  words: (part: WrittenPart<Fields>) => ReactNode
  settings: (part: WrittenPart<Fields>) => ReactNode
}) {
  const [, navigate] = useLocation()
  const [version, setVersion] = useState(row.version)
  const typed = useGivenTyped<Partial<Fields>>(`${list}/${row.id}`)
  const giveTyped = useGiveTyped()
  const { form, submit, error, ...state } = useEditForm<Fields>({ ...row, typed }, async (edit) => {
    const saved = await calls.save(row.id, edit)
    setVersion(saved.version)
    onChanged()
    if (row.id === null) {
      const address = `${list}/${saved.id}`
      giveTyped(address, changesIn({ ...row.fields, ...edit.changes }, form.getValues()))
      navigate(address, { replace: true })
    }
    return saved
  })
  const text = useText()
  const set = form.setFieldValue as WrittenPart<Fields>['set']
  const part = { values: form.values, set, error }
  return (
    <Page
      size="xl"
      title={row.fields.title || newTitle}
      acts={
        <Anchor component={Link} href={list}>
          {back}
        </Anchor>
      }
    >
      <form onSubmit={form.onSubmit(submit)}>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 8 }}>{words(part)}</Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Stack>
              {settings(part)}
              <EditActs {...state} error={error} fields={errors} />
              {row.id !== null && (
                <Remove
                  title={row.fields.title}
                  remove={calls.remove.bind(null, row.id, version)}
                  onRemoved={() => {
                    onChanged()
                    navigate(list)
                  }}
                />
              )}
            </Stack>
          </Grid.Col>
        </Grid>
      </form>
      <Part title={text('DESK_PREVIEW_TITLE')}>
        <PagePreview make={() => calls.preview(row.id, form.getValues())} />
      </Part>
    </Page>
  )
}

function Remove({
  title,
  remove,
  onRemoved,
}: {
  title: string
  remove: () => Promise<void>
  onRemoved: () => void
}) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Group>
      <Button variant="subtle" color="clay" onClick={() => setOpen(true)}>
        {text('BLOG_REMOVE')}
      </Button>
      <Confirm
        opened={isOpen}
        title={text('BLOG_REMOVE')}
        text={text('BLOG_REMOVE_TEXT', { name: title })}
        act={text('BLOG_REMOVE')}
        onConfirm={async () => {
          await remove()
          onRemoved()
        }}
        onClose={() => setOpen(false)}
      />
    </Group>
  )
}
