import { fromPostWire, postName, toPostWire } from '#contract/blog/staff-post-names.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { BlogPort, PostCategoryFields, PostFields } from '../port/blog.port.ts'
import { ownOf, saved, toEdited, withNames } from './editing.ts'
import type { Wire } from './wire.ts'

type WirePost = WireReply<'staff/articulo'>
type WireCategory = WireReply<'staff/guardar-blog-categoria'>

const states = { all: 'todos', published: 'publicado', draft: 'borrador' } as const

const postOf = (datos: WirePost['datos']) => fromPostWire(datos) as PostFields
const categoryOf = (datos: WireCategory['datos']) => fromPostWire(datos) as PostCategoryFields

/** What is not chosen yet is not sent. */
const chosen = (fields: Partial<PostFields>) => ({
  ...fields,
  categoryId: fields.categoryId ?? undefined,
  publishedOn: fields.publishedOn || undefined,
})

export function blogRemote(wire: Wire): BlogPort {
  return {
    posts: async ({ text, state, categoryId }, after) =>
      (
        await wire.get('staff/articulos', {
          texto: text,
          estado: states[state],
          ...(categoryId !== null && { id_categoria: categoryId }),
          ...(after !== null && { tras: after }),
        })
      ).map((row) => ({
        id: row.id_articulo,
        title: row.titulo,
        slug: row.url,
        category: row.categoria,
        image: row.imagen,
        publishedOn: row.fecha,
        isPublished: row.publicado === 1,
        isShown: row.visible === 1,
      })),
    async post(id) {
      const row = await wire.get('staff/articulo', { id_articulo: id })
      return { ...toEdited(row, postOf), id }
    },
    async savePost(id, edit) {
      const { version, changes } = edit
      const reply = wire.post('staff/guardar-articulo', {
        ...ownOf('id_articulo', id, edit),
        version,
        ...toPostWire(chosen(changes)),
      })
      const edited = await saved(withNames(reply, postName), postOf)
      return { ...edited, id: (await reply).id_articulo }
    },
    async removePost(id, version) {
      await wire.post('staff/quitar-articulo', { id_articulo: id, version })
    },
    previewPost: async (id, fields) =>
      (
        await wire.post('staff/previa-articulo', {
          ...(id !== null && { id_articulo: id }),
          ...toPostWire(chosen(fields)),
        })
      ).direccion,
    async categories() {
      const { categorias, etiquetas } = await wire.get('staff/blog-categorias', {})
      return {
        categories: categorias.map((row) => ({
          ...toEdited(row, categoryOf),
          id: row.id_categoria,
          posts: row.cantidad_articulos,
        })),
        tags: etiquetas,
      }
    },
    saveCategory: (id, edit) => {
      const sent = {
        version: edit.version,
        ...toPostWire(edit.changes),
        ...ownOf('id_categoria', id, edit),
      }
      return saved(withNames(wire.post('staff/guardar-blog-categoria', sent), postName), categoryOf)
    },
    async removeCategory(id, version) {
      await wire.post('staff/quitar-blog-categoria', { id_categoria: id, version })
    },
  }
}
