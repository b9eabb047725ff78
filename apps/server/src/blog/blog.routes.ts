import { markdownToHtml } from '#rules/text/markdown.ts'
import { readingMinutes } from '#rules/text/reading-time.ts'
import { mediaPath } from '../content/media-path.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { BlogService } from './blog.service.ts'
import type { BlogName, Neighbour, PostSummaryRow } from './blog.store.ts'

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
      if (isRefusal(post)) return post
      return {
        ...presentSummary(post),
        contenido: markdownToHtml(post.body),
        fecha_actualizacion: post.updatedAt.toISOString(),
        productos: { urlamigable_categoria: post.shopCategory, texto: post.shopWords },
        anterior: presentNeighbour(post.previous),
        siguiente: presentNeighbour(post.next),
      }
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

/** Says that a text exists in Spanish alone, where another language was asked for. */
const fallenBack = ({ isTranslated }: { isTranslated: boolean }) =>
  isTranslated ? {} : { idioma: 'es' as const }

const presentCategory = (row: BlogName) => ({
  urlamigable_categoria: row.slug,
  glosa_categoria: row.name,
  ...fallenBack(row),
})

const presentTag = (row: BlogName) => ({
  urlamigable_etiqueta: row.slug,
  glosa_etiqueta: row.name,
  ...fallenBack(row),
})

function presentSummary(row: PostSummaryRow) {
  return {
    id_articulo: row.id,
    urlamigable_articulo: row.slug,
    titulo: row.title,
    resumen: row.excerpt,
    path_imagen: mediaPath(row.image),
    texto_imagen: row.imageAlt,
    autor: row.author,
    fecha: row.publishedOn,
    minutos_lectura: readingMinutes(row.words),
    etiquetas: row.tags.map(presentTag),
    categoria: presentCategory(row.category),
    ...fallenBack(row),
  }
}

const presentNeighbour = (row: Neighbour | null) =>
  row && { urlamigable_articulo: row.slug, titulo: row.title, ...fallenBack(row) }
