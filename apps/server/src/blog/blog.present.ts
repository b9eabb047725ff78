import { markdownToHtml } from '#rules/text/markdown.ts'
import { readingMinutes } from '#rules/text/reading-time.ts'
import { mediaPath } from '../content/media-path.ts'
import type { BlogName, Neighbour, PostRow, PostSummaryRow } from './blog.store.ts'

/** Says that a text exists in Spanish alone, where another language was asked for. */
const fallenBack = ({ isTranslated }: { isTranslated: boolean }) =>
  isTranslated ? {} : { idioma: 'es' as const }

export const presentCategory = (row: BlogName) => ({
  urlamigable_categoria: row.slug,
  glosa_categoria: row.name,
  ...fallenBack(row),
})

export const presentTag = (row: BlogName) => ({
  urlamigable_etiqueta: row.slug,
  glosa_etiqueta: row.name,
  ...fallenBack(row),
})

export function presentSummary(row: PostSummaryRow) {
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

export const presentPost = (post: PostRow) => ({
  ...presentSummary(post),
  contenido: markdownToHtml(post.body),
  titulo_seo: post.seoTitle,
  descripcion_seo: post.seoDescription,
  fecha_actualizacion: post.updatedAt.toISOString(),
  productos: { urlamigable_categoria: post.shopCategory, texto: post.shopWords },
  anterior: presentNeighbour(post.previous),
  siguiente: presentNeighbour(post.next),
})
