import type { PostFields } from '../../data/port/blog.port.ts'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { LanguageFields } from '../../ui/form/language-fields.tsx'
import type { WrittenPart } from '../../ui/written/written-editor.tsx'

const words = [
  { name: 'title', label: 'BLOG_TITLE', max: 160, isNeeded: true },
  { name: 'excerpt', label: 'BLOG_EXCERPT', max: 400, isLong: true },
  { name: 'body', label: 'BLOG_BODY', max: 60_000, isMarkdown: true },
  { name: 'imageAlt', label: 'BLOG_IMAGE_ALT', max: 200 },
  { name: 'seoTitle', label: 'BLOG_SEO_TITLE', max: 160 },
  { name: 'seoDescription', label: 'BLOG_SEO_DESCRIPTION', max: 400, isLong: true },
] as const

/** What a post says; what is not told to search engines apart is its title and its summary. */
export const PostWords = ({ values, set, error }: WrittenPart<PostFields>) => (
  <LanguageFields fields={words} values={values} onChange={set} errorOf={(name) => fieldError(error, name)} />
)
