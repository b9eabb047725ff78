import type { WireReply } from '#contract/wire-types.ts'
import type { EditedRow } from '../../db/edited-rows.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { inEachLanguage, type PreviewsService } from '../../previews/previews.service.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import {
  answerEdited as answer,
  answerGone as gone,
  refusalOnWire as onWire,
  presentEdited,
  readEdited as read,
} from '../../staff/edited-on-wire.ts'
import { presentPost } from '../blog.present.ts'
import { blogService } from '../blog.service.ts'
import type { BlogCategories } from './blog-categories.service.ts'
import type { BlogDesk } from './blog-desk.service.ts'

type PostRow = WireReply<'staff/articulo'>
type CategoryRow = WireReply<'staff/guardar-blog-categoria'>

const states = { todos: null, publicado: true, borrador: false } as const

/** The staff's calls about the blog. */
export function blogDeskRoutes(desk: BlogDesk, categories: BlogCategories, previews: PreviewsService) {
  return {
    'staff/articulos': async ({ tras, texto, estado, id_categoria }) => {
      const rows = await desk.list({
        after: tras ?? null,
        words: texto.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [],
        isPublished: states[estado],
        categoryId: id_categoria ?? null,
      })
      return rows.map((row) => ({
        id_articulo: row.id,
        titulo: row.title,
        url: row.slug,
        categoria: row.category,
        imagen: row.image,
        fecha: row.publishedOn,
        publicado: row.isPublished ? (1 as const) : (0 as const),
        visible: row.isShown ? (1 as const) : (0 as const),
      }))
    },

    'staff/articulo': async ({ id_articulo }) => {
      const row = await desk.find(id_articulo)
      return isRefusal(row) ? row : presentEditedPost(row)
    },

    'staff/guardar-articulo': async (
      { id_articulo: id, version, clave_idempotencia: key, ...sent },
      { staff },
    ) =>
      staff
        ? answer(await desk.save({ id, version, key, changes: read(sent) }, staff), presentEditedPost)
        : refuse('SESSION_REQUIRED'),

    'staff/quitar-articulo': async ({ id_articulo: id, version }, { staff }) =>
      staff ? gone(await desk.remove({ id, version }, staff)) : refuse('SESSION_REQUIRED'),

    'staff/previa-articulo': async ({ id_articulo: id, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      let slug = ''
      const made = await previews.make(
        () => `/blog/${slug}`,
        async (tx) => {
          slug = await desk.stage(tx, { id, changes: read(sent) }, staff)
          const blog = blogService({ database: { db: tx } })
          return {
            'blog-articulo': await inEachLanguage(async (language) => {
              const post = await blog.post(slug, language)
              return isRefusal(post) ? null : presentPost(post)
            }),
          }
        },
      )
      return isRefusal(made) ? onWire(made) : { direccion: made.address }
    },

    'staff/blog-categorias': async () => {
      const { categories: rows, counts, tags } = await categories.list()
      return {
        categorias: rows.map((row) => presentEditedCategory(row, counts.get(row.id) ?? 0)),
        etiquetas: tags,
      }
    },

    'staff/guardar-blog-categoria': async (
      { id_categoria: id, version, clave_idempotencia: key, ...sent },
      { staff },
    ) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const saved = await categories.save({ id, version, key, changes: read(sent) }, staff)
      const { counts } = await categories.list()
      return answer(saved, (row) => presentEditedCategory(row, counts.get(row.id) ?? 0))
    },

    'staff/quitar-blog-categoria': async ({ id_categoria: id, version }, { staff }) =>
      staff ? gone(await categories.remove({ id, version }, staff)) : refuse('SESSION_REQUIRED'),
  } satisfies Handlers
}

const presentEditedPost = (row: EditedRow): PostRow => ({
  ...presentEdited<PostRow['datos']>(row),
  id_articulo: row.id,
})

const presentEditedCategory = (row: EditedRow, count: number): CategoryRow => ({
  ...presentEdited<CategoryRow['datos']>(row),
  id_categoria: row.id,
  cantidad_articulos: count,
})
