import { Stack } from '@mantine/core'
import type { EditedRow } from '../../data/port/shipping.port.ts'
import type { PageFields } from '../../data/port/site-pages.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { LanguageFields } from '../../ui/form/language-fields.tsx'
import { Part } from '../../ui/page/part.tsx'
import { WrittenEditor, type WrittenPart } from '../../ui/written/written-editor.tsx'
import { AddressField, PublishedSwitch } from '../../ui/written/written-fields.tsx'
import { useSitePage, useSitePagesChanged } from './site-pages.queries.ts'

const words = [
  { name: 'title', label: 'BLOG_TITLE', max: 160, isNeeded: true },
  { name: 'body', label: 'BLOG_BODY', max: 60_000, isMarkdown: true },
  { name: 'seoTitle', label: 'BLOG_SEO_TITLE', max: 160 },
  { name: 'seoDescription', label: 'BLOG_SEO_DESCRIPTION', max: 400, isLong: true },
] as const

const fresh: EditedRow<PageFields> = {
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

function Editor({ page }: { page: EditedRow<PageFields> }) {
  const text = useText()
  const { sitePages } = useData()
  return (
    <WrittenEditor
      row={page}
      list="/paginas"
      newTitle={text('SITE_PAGES_ADD')}
      back={text('SITE_PAGES_BACK')}
      errors={['title', 'slug', 'body']}
      calls={sitePages}
      onChanged={useSitePagesChanged()}
      words={({ values, set, error }) => (
        <LanguageFields
          fields={words}
          values={values}
          onChange={set}
          errorOf={(name) => fieldError(error, name)}
        />
      )}
      settings={(part) => <Settings {...part} />}
    />
  )
}

/** Whether the shop shows a page, and where. */
function Settings({ values, set, error }: WrittenPart<PageFields>) {
  const text = useText()
  return (
    <Part title={text('BLOG_SETTINGS')}>
      <Stack gap="sm">
        <PublishedSwitch label={text('SITE_PAGES_IS_PUBLISHED')} values={values} set={set} />
        <AddressField values={values} set={set} error={error} />
      </Stack>
    </Part>
  )
}
