import type { WireReply } from '#contract/wire-types.ts'
import type { BlogPort, PostSummary } from '../port/blog.port.ts'
import type { Wire } from './wire.ts'

type WirePost = WireReply<'blog-articulos'>['items'][number]
type WireNeighbour = WireReply<'blog-articulo'>['anterior']

export function blogRemote(wire: Wire): BlogPort {
  return {
    async listPosts({ page, limit, categorySlug }) {
      const { items, ...window } = await wire.get('blog-articulos', {
        page,
        limit,
        urlamigable_categoria: categorySlug,
      })
      return { ...window, sort: 'default', items: items.map(toSummary) }
    },
    async getPost(slug) {
      const post = await wire.get('blog-articulo', { urlamigable_articulo: slug })
      return {
        ...toSummary(post),
        body: post.contenido,
        previous: toNeighbour(post.anterior),
        next: toNeighbour(post.siguiente),
      }
    },
    async listPostCategories() {
      return (await wire.get('blog-categorias', {})).map((category) => ({
        slug: category.urlamigable_categoria,
        name: category.glosa_categoria,
        count: category.cantidad_articulos,
      }))
    },
  }
}

function toSummary(wire: WirePost): PostSummary {
  return {
    id: wire.id_articulo,
    slug: wire.urlamigable_articulo,
    title: wire.titulo,
    excerpt: wire.resumen,
    image: wire.path_imagen,
    author: wire.autor,
    date: wire.fecha,
    tags: wire.etiquetas,
    category: { slug: wire.categoria.urlamigable_categoria, name: wire.categoria.glosa_categoria },
  }
}

const toNeighbour = (wire: WireNeighbour) => wire && { slug: wire.urlamigable_articulo, title: wire.titulo }
