import type { PostFields } from '../../data/port/blog.port.ts'
import type { EditedRow } from '../../data/port/shipping.port.ts'

/** The fields that show by themselves what is wrong with them, whichever language is looked at. */
export const shownErrors = ['title', 'slug', 'categoryId', 'author', 'image', 'publishedOn', 'shopCategory']

const blank = { titleEn: '', titleRu: '', excerptEn: '', excerptRu: '', bodyEn: '', bodyRu: '' }
const blankAlt = { imageAltEn: '', imageAltRu: '', seoTitleEn: '', seoTitleRu: '' }

export const newPost: EditedRow<PostFields> = {
  id: null,
  version: 0,
  by: '',
  at: null,
  fields: {
    ...blank,
    ...blankAlt,
    title: '',
    excerpt: '',
    body: '',
    imageAlt: '',
    seoTitle: '',
    seoDescription: '',
    seoDescriptionEn: '',
    seoDescriptionRu: '',
    slug: '',
    categoryId: null,
    tags: [],
    author: '',
    image: '',
    publishedOn: '',
    isPublished: false,
    shopCategory: '',
    shopWords: '',
  },
}
