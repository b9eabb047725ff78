import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { presentCategory, presentPost, presentSummary, presentTag } from './blog.present.ts'
import type { BlogService } from './blog.service.ts'

/** The calls about the shop's blog. */
export function blogRoutes(blog: BlogService) {
  return {
    'blog-articulos': async (input, { language }) => {
      const { window, rows } = await blog.list({
        page: input.page,
        limit: input.limit,
        category: input.urlamigable_categoria ?? null,
        tag: input.urlamigable_etiqueta ?? null,
        search: input.texto,
        language,
      })
      return { ...window, items: rows.map(presentSummary) }
    },

    'blog-articulo': async ({ urlamigable_articulo: slug }, { language }) => {
      const post = await blog.post(slug, language)
      return isRefusal(post) ? post : presentPost(post)
    },

    'blog-categorias': async (_input, { language }) =>
      (await blog.categories(language)).map((row) => ({
        ...presentCategory(row),
        cantidad_articulos: row.count,
      })),

    'blog-etiquetas': async (_input, { language }) =>
      (await blog.tags(language)).map((row) => ({ ...presentTag(row), cantidad_articulos: row.count })),
  } satisfies Handlers
}
