import { fromPostWire, postName, toPostWire } from '#contract/blog/staff-post-names.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { BlogPort, PostCategoryFields, PostFields } from '../port/blog.port.ts'
import { saved, toEdited, withNames } from './editing.ts'
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
    async savePost(id, { version, changes }) {
      const reply = wire.post('staff/guardar-articulo', {
        ...(id !== null && { id_articulo: id }),
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
    saveCategory: (id, { version, changes }) => {
      const sent = { version, ...toPostWire(changes), ...(id !== null && { id_categoria: id }) }
      return saved(withNames(wire.post('staff/guardar-blog-categoria', sent), postName), categoryOf)
    },
    async removeCategory(id, version) {
      await wire.post('staff/quitar-blog-categoria', { id_categoria: id, version })
    },
  }
}
