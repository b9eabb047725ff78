import type { FastifyInstance } from 'fastify'
import type { Brand } from '#rules/shop/brand.ts'
import { type Seller, sellerLine } from '#rules/shop/shop-facts.ts'
import type { Crawlable } from '../../content/crawlable.ts'
import type { LargeFiles } from './large-files.ts'

/** `/llms.txt`: what the shop is and where things stand, for programs that read it (llmstxt.org). */
export function registerLlmsText(
  app: FastifyInstance,
  {
    publicUrl,
    files,
    crawlable,
    sitePaths,
    newestPosts,
    seller,
    brand,
  }: {
    publicUrl: string
    files: LargeFiles
    crawlable: Crawlable
    sitePaths: () => Promise<readonly string[]>
    newestPosts: () => Promise<{ slug: string; title: string; excerpt: string }[]>
    seller: () => Promise<Seller>
    brand: () => Promise<Brand>
  },
): void {
  const link = (name: string, path: string, about = '') =>
    `- [${oneLine(name).replace(/[[\]]/g, '')}](${publicUrl}${path})${about && `: ${oneLine(about)}`}\n`

  async function* pieces() {
    yield `# ${oneLine((await brand()).name)}\n\n`
    yield '> Tienda en línea de Chile: alimento y accesorios para mascotas, productos veterinarios y repuestos para '
    yield 'vehículos. Los precios están en pesos chilenos con IVA incluido.\n\n'
    const sold = await seller()
    if (sold.name)
      yield `Vende ${oneLine(sellerLine(sold).join(', '))}.${sold.phone && ` Teléfono ${sold.phone}.`}\n\n`
    yield 'Cada página se lee también en inglés y ruso con `?lang=en` o `?lang=ru`.\n\n## Tienda\n\n'
    yield link('Todos los productos', '/shop')
    for (const { slug, name, description } of await crawlable.listCategories())
      yield link(name, `/shop/category/${slug}`, description)
    yield '\n## Ayuda\n\n'
    for (const path of await sitePaths())
      if (path.startsWith('/site/')) yield link(path.slice('/site/'.length).replaceAll('-', ' '), path)
    yield '\n## Blog\n\n'
    for (const { slug, title, excerpt } of await newestPosts()) yield link(title, `/blog/${slug}`, excerpt)
    yield '\n## Para programas\n\n'
    yield link('Mapa del sitio', '/sitemap.xml')
    yield link('Productos para Google Merchant', '/feeds/google-merchant.xml')
    yield link('RSS del blog', '/blog/rss.xml')
  }
  const name = '/llms.txt'
  app.get(name, (request, reply) =>
    files.send(request, reply, { name, contentType: 'text/plain; charset=utf-8', pieces }),
  )
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
