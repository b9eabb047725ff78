import { Select, Stack, TagsInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PostFields } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { PictureField } from '../../ui/media/picture-field.tsx'
import { Part } from '../../ui/page/part.tsx'
import type { WrittenPart } from '../../ui/written/written-editor.tsx'
import { AddressField, PublishedSwitch } from '../../ui/written/written-fields.tsx'
import { usePostCategories } from './blog.queries.ts'

const categoryPath = '/shop/category/'

/** When a post is shown, where, with which picture, and which of the shop's products belong to it. */
export function PostSettings({ values, set, error }: WrittenPart<PostFields>) {
  const text = useText()
  const { showcase } = useData()
  const { data: known } = usePostCategories()
  const { data: targets } = useQuery({
    queryKey: ['link-targets'],
    queryFn: showcase.linkTargets,
    staleTime: 60_000,
  })
  return (
    <Part title={text('BLOG_SETTINGS')}>
      <Stack gap="sm">
        <PublishedSwitch label={text('BLOG_IS_PUBLISHED')} values={values} set={set} />
        <TextInput
          type="date"
          label={text('BLOG_DAY')}
          description={text('BLOG_DAY_HELP')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.publishedOn}
          onChange={(event) => set('publishedOn', event.currentTarget.value)}
          error={fieldError(error, 'publishedOn')}
        />
        <Select
          label={text('BLOG_CATEGORY')}
          data={(known?.categories ?? []).map(({ id, fields }) => ({ value: `${id}`, label: fields.name }))}
          value={values.categoryId === null ? null : `${values.categoryId}`}
          onChange={(value) => set('categoryId', value === null ? null : Number(value))}
          error={fieldError(error, 'categoryId')}
          allowDeselect={false}
          required
        />
        <TagsInput
          label={text('BLOG_TAGS')}
          data={known?.tags ?? []}
          value={values.tags}
          onChange={(tags) => set('tags', tags)}
          maxTags={12}
          error={fieldError(error, 'tags')}
        />
        <TextInput
          label={text('BLOG_AUTHOR')}
          value={values.author}
          onChange={(event) => set('author', event.currentTarget.value)}
          error={fieldError(error, 'author')}
          maxLength={80}
        />
        <PictureField
          label={text('BLOG_IMAGE')}
          value={values.image}
          onChange={(file) => set('image', file)}
          error={fieldError(error, 'image')}
        />
        <AddressField values={values} set={set} error={error} />
        <Select
          label={text('BLOG_PRODUCTS')}
          description={text('BLOG_PRODUCTS_HELP')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={(targets?.categories ?? []).map(({ name, path }) => ({
            value: path.slice(categoryPath.length),
            label: name,
          }))}
          value={values.shopCategory || null}
          onChange={(value) => set('shopCategory', value ?? '')}
          error={fieldError(error, 'shopCategory')}
          searchable
          clearable
        />
        <TextInput
          label={text('BLOG_WORDS')}
          value={values.shopWords}
          onChange={(event) => set('shopWords', event.currentTarget.value)}
          maxLength={80}
        />
      </Stack>
    </Part>
  )
}
