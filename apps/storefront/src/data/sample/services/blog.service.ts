import { postTextsIn } from '#demo/data/posts/in-language.ts'
import type { BlogPort, PostSummary } from '../../port/blog.port.ts'
import type { Category, Post } from './shapes.ts'

/** How many of the latest posts are told of where nobody says. */
const latest = 6

/** The blog of the local service contract (specification §7), of the posts that the port lists. */
export function blogService(blog: Pick<BlogPort, 'listPosts' | 'listPostCategories'>) {
  const getCategories = async (): Promise<Category[]> => {
    const [found, spanish] = await Promise.all([blog.listPostCategories(), postTextsIn('es')])
    return found.map(({ slug, name, count }, index) => ({
      id: index + 1,
      type: 'blog',
      name,
      categoria: spanish.categories[slug] ?? name,
      slug,
      image: '',
      items: count,
      parent: null,
      children: [],
      layout: 'products',
    }))
  }
  return {
    getLatestPosts: async (limit = latest): Promise<Post[]> => {
      const [{ items }, categories] = await Promise.all([blog.listPosts({ limit }), getCategories()])
      return items.map((post) => postShape(post, categories))
    },
    getCategories,
  }
}

const postShape = ({ id, title, image, date, category }: PostSummary, categories: Category[]): Post => ({
  id,
  title,
  image,
  categories: categories.filter(({ slug }) => slug === category.slug),
  date,
})
