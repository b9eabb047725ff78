import type { WireReply } from '#contract/wire-types.ts'
import type { BlogPort, LawKind, PostCategory, PostLink, PostSummary, PostTag } from '../port/blog.port.ts'
import type { Wire } from './wire.ts'

type WirePost = WireReply<'blog-articulos'>['items'][number]

export function blogRemote(wire: Wire): BlogPort {
  return {
    async listPosts({ page, limit, categorySlug, tagSlug, search }) {
      const { items, ...window } = await wire.get('blog-articulos', {
        page,
        limit,
        urlamigable_categoria: categorySlug,
        urlamigable_etiqueta: tagSlug,
        texto: search,
      })
      return { ...window, sort: 'default', items: items.map(toSummary) }
    },
    async getPost(slug) {
      const post = await wire.get('blog-articulo', { urlamigable_articulo: slug })
      return {
        ...toSummary(post),
        html: post.contenido,
        seo: { title: post.titulo_seo, description: post.descripcion_seo },
        updatedAt: post.fecha_actualizacion,
        products: { categorySlug: post.productos.urlamigable_categoria, search: post.productos.texto },
        previous: toNeighbour(post.anterior),
        next: toNeighbour(post.siguiente),
      }
    },
    async listPostCategories() {
      return (await wire.get('blog-categorias', {})).map((category) => ({
        ...toCategory(category),
        count: category.cantidad_articulos,
      }))
    },
    async listPostTags() {
      return (await wire.get('blog-etiquetas', {})).map((tag) => ({
        ...toTag(tag),
        count: tag.cantidad_articulos,
      }))
    },
    async getLawText(kind, version) {
      const text = await wire.get('texto-legal', { tipo: lawKinds[kind], ...(version && { version }) })
      return (
        text && {
          ...toVersion(text),
          title: text.titulo,
          html: text.contenido,
          versions: text.versiones.map(toVersion),
          ...(text.idioma === 'es' && { lang: text.idioma }),
        }
      )
    },
    async getPage(slug) {
      const page = await wire.get('pagina', { url: slug })
      return {
        slug: page.url,
        title: page.titulo,
        html: page.contenido,
        seo: { title: page.titulo_seo, description: page.descripcion_seo },
        ...(page.idioma === 'es' && { lang: page.idioma }),
      }
    },
  }
}

const lawKinds = {
  terms: 'terminos',
  privacy: 'privacidad',
  returns: 'retracto',
  guarantee: 'garantia',
  cookies: 'cookies',
} as const satisfies Record<LawKind, string>

const toVersion = ({ version, fecha }: { version: string; fecha: string }) => ({
  version,
  publishedAt: fecha,
})

const fallenBack = ({ idioma }: { idioma?: 'es' | undefined }) => (idioma ? { lang: idioma } : {})

const toCategory = (wire: WirePost['categoria']): PostCategory => ({
  slug: wire.urlamigable_categoria,
  name: wire.glosa_categoria,
  ...fallenBack(wire),
})

const toTag = (wire: WirePost['etiquetas'][number]): PostTag => ({
  slug: wire.urlamigable_etiqueta,
  name: wire.glosa_etiqueta,
  ...fallenBack(wire),
})

function toSummary(wire: WirePost): PostSummary {
  return {
    id: wire.id_articulo,
    slug: wire.urlamigable_articulo,
    title: wire.titulo,
    excerpt: wire.resumen,
    image: wire.path_imagen,
    imageAlt: wire.texto_imagen,
    author: wire.autor,
    date: wire.fecha,
    readingMinutes: wire.minutos_lectura,
    tags: wire.etiquetas.map(toTag),
    category: toCategory(wire.categoria),
    ...fallenBack(wire),
  }
}

const toNeighbour = (wire: WireReply<'blog-articulo'>['anterior']): PostLink | null =>
  wire && { slug: wire.urlamigable_articulo, title: wire.titulo, ...fallenBack(wire) }
