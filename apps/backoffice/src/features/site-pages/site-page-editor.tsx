import { Anchor, Button, Grid, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Kept } from '../../data/port/delivery.port.ts'
import type { PageFields } from '../../data/port/pages.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { EditActs } from '../../ui/edit-acts.tsx'
import { LanguageFields } from '../../ui/language-fields.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { PagePreview } from '../../ui/page-preview.tsx'
import { Part } from '../../ui/part.tsx'
import { fieldError } from '../../ui/refused.tsx'
import { useEditForm } from '../../ui/use-edit-form.ts'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { useSitePage, useSitePagesChanged } from './pages.queries.ts'

const words = [
  { name: 'title', label: 'BLOG_TITLE', max: 160, isNeeded: true },
  { name: 'body', label: 'BLOG_BODY', max: 60_000, isMarkdown: true },
  { name: 'seoTitle', label: 'BLOG_SEO_TITLE', max: 160 },
  { name: 'seoDescription', label: 'BLOG_SEO_DESCRIPTION', max: 400, isLong: true },
] as const

const fresh: Kept<PageFields> = {
  id: null,
  version: 0,
  by: '',
  at: null,
  fields: {
    ...{ title: '', titleEn: '', titleRu: '', body: '', bodyEn: '', bodyRu: '' },
    ...{ seoTitle: '', seoTitleEn: '', seoTitleRu: '' },
    ...{ seoDescription: '', seoDescriptionEn: '', seoDescriptionRu: '' },
    slug: '',
    isPublished: false,
  },
}

/** A page at its own address; a new one without an id. */
export function SitePageEditor({ id }: { id: number | null }) {
  return id === null ? <Editor page={fresh} /> : <Known id={id} />
}

function Known({ id }: { id: number }) {
  return <Loaded query={useSitePage(id)}>{(page) => <Editor page={page} />}</Loaded>
}

function Editor({ page }: { page: Kept<PageFields> }) {
  const text = useText()
  const { pages } = useData()
  const [, navigate] = useLocation()
  const [version, setVersion] = useState(page.version)
  const changed = useSitePagesChanged()
  const { form, submit, error, ...state } = useEditForm<PageFields>(page, async (edit) => {
    const saved = await pages.save(page.id, edit)
    setVersion(saved.version)
    changed()
    if (page.id === null) navigate(`/paginas/${saved.id}`, { replace: true })
    return saved
  })
  useUnsavedGuard(state.isDirty)
  const set = form.setFieldValue as (name: string, value: unknown) => void
  return (
    <Page
      size="xl"
      title={page.fields.title || text('SITE_PAGES_ADD')}
      acts={
        <Anchor component={Link} href="/paginas">
          {text('SITE_PAGES_BACK')}
        </Anchor>
      }
    >
      <form onSubmit={form.onSubmit(submit)}>
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 8 }}>
            <LanguageFields
              fields={words}
              values={form.values}
              onChange={set}
              errorOf={(name) => fieldError(error, name)}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Stack>
              <Settings values={form.values} set={set} error={error} />
              <EditActs {...state} error={error} fields={['title', 'slug', 'body']} />
              {page.id !== null && <Remove page={page} version={version} />}
            </Stack>
          </Grid.Col>
        </Grid>
      </form>
      <Part title={text('DESK_PREVIEW_TITLE')}>
        <PagePreview make={() => pages.preview(page.id, form.getValues())} />
      </Part>
    </Page>
  )
}

/** Whether the shop shows a page, and where. */
function Settings({
  values,
  set,
  error,
}: {
  values: PageFields
  set: (name: string, value: unknown) => void
  error: unknown
}) {
  const text = useText()
  return (
    <Part title={text('BLOG_SETTINGS')}>
      <Stack gap="sm">
        <Switch
          label={text('SITE_PAGES_IS_PUBLISHED')}
          checked={values.isPublished}
          onChange={(event) => set('isPublished', event.currentTarget.checked)}
        />
        <TextInput
          label={text('BLOG_ADDRESS')}
          description={text('BLOG_ADDRESS_HELP')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.slug}
          onChange={(event) => set('slug', event.currentTarget.value)}
          error={fieldError(error, 'slug')}
          maxLength={160}
        />
      </Stack>
    </Part>
  )
}

function Remove({ page, version }: { page: Kept<PageFields>; version: number }) {
  const text = useText()
  const { pages } = useData()
  const [, navigate] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const changed = useSitePagesChanged()
  return (
    <Group>
      <Button variant="subtle" color="clay" onClick={() => setOpen(true)}>
        {text('BLOG_REMOVE')}
      </Button>
      <Confirm
        opened={isOpen}
        title={text('BLOG_REMOVE')}
        text={text('BLOG_REMOVE_TEXT', { name: page.fields.title })}
        act={text('BLOG_REMOVE')}
        onConfirm={async () => {
          if (page.id !== null) await pages.remove(page.id, version)
          changed()
          navigate('/paginas')
        }}
        onClose={() => setOpen(false)}
      />
    </Group>
  )
}
