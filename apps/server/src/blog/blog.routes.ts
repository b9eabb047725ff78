import { mediaPath } from '../content/media-path.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { BlogService } from './blog.service.ts'
import type { PostSummaryRow } from './blog.store.ts'

/** The calls about the shop's blog. */
export function blogRoutes(blog: BlogService) {
  return {
    'blog-articulos': async ({ page, limit, urlamigable_categoria: category }) => {
      const { window, rows } = await blog.list({ page, limit, category: category ?? null })
      return { ...window, items: rows.map(presentSummary) }
    },

    'blog-articulo': async ({ urlamigable_articulo: slug }) => {
      const post = await blog.post(slug)
      if (isRefusal(post)) return post
      return {
        ...presentSummary(post),
        contenido: post.body,
        anterior: presentNeighbour(post.previous),
        siguiente: presentNeighbour(post.next),
      }
    },

    'blog-categorias': async () =>
      (await blog.categories()).map(({ slug, name, count }) => ({
        urlamigable_categoria: slug,
        glosa_categoria: name,
        cantidad_articulos: count,
      })),
  } satisfies Handlers
}

function presentSummary(row: PostSummaryRow) {
  return {
    id_articulo: row.id,
    urlamigable_articulo: row.slug,
    titulo: row.title,
    resumen: row.excerpt,
    path_imagen: mediaPath(row.image),
    autor: row.author,
    fecha: row.publishedOn,
    etiquetas: row.tags,
    categoria: { urlamigable_categoria: row.category.slug, glosa_categoria: row.category.name },
  }
}

const presentNeighbour = (row: { slug: string; title: string } | null) =>
  row && { urlamigable_articulo: row.slug, titulo: row.title }
