import type { FastifyInstance } from 'fastify'
import { isGtin } from '#rules/catalogue/gtin.ts'
import { type Availability, availability } from '#rules/catalogue/stock.ts'
import type { Brand } from '#rules/shop/brand.ts'
import { type Crawlable, type FeedProduct, rowsById } from '../../content/crawlable.ts'
import { refuseTooMany } from '../../refusals/refusal.ts'
import { sendRefusal } from '../errors.ts'
import type { RateLimits } from '../security/rate-limits.ts'
import type { LargeFiles } from './large-files.ts'
import { element, xmlStart } from './xml.ts'

const name = '/feeds/google-merchant.xml'
const contentType = 'application/xml; charset=utf-8'
/** A crawler asks once a day. */
const rate = { times: 30, seconds: 3600 }
const mostTitle = 150
const mostDescription = 5000
const mostPictures = 11

/** Google takes `backorder` with the day of its arrival alone, which the shop does not promise. */
const words: Record<Availability, string> = {
  'in-stock': 'in_stock',
  'out-of-stock': 'out_of_stock',
  'on-backorder': 'out_of_stock',
}

/** Every product for sale, as Google Merchant Center reads it (decision 0179). */
export function registerMerchantFeed(
  app: FastifyInstance,
  {
    publicUrl,
    files,
    crawlable,
    limits,
    brand,
  }: {
    publicUrl: string
    files: LargeFiles
    crawlable: Crawlable
    limits: Pick<RateLimits, 'takeAddress'>
    brand: () => Promise<Brand>
  },
): void {
  async function* pieces() {
    yield `${xmlStart}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`
    yield `${element('title', (await brand()).name)}${element('link', `${publicUrl}/`)}`
    yield `${element('description', 'Mascotas, productos veterinarios y repuestos para tu auto')}\n`
    for await (const product of rowsById(crawlable.listFeedProducts, { batch: 500 }))
      yield itemOf(product, publicUrl)
    yield '</channel>\n</rss>\n'
  }
  app.get(name, async (request, reply) => {
    const wait = await limits.takeAddress('feeds/google-merchant', rate, request.ip)
    if (wait > 0) return sendRefusal(request, reply, refuseTooMany(wait))
    return files.send(request, reply, { name, contentType, pieces })
  })
}

/** An item of the feed; what is not known of the product is left out. */
export function itemOf(product: FeedProduct, publicUrl: string): string {
  const { price, compareAtPrice, brand, barcode, partNumber } = product
  const gtin = isGtin(barcode) ? barcode : null
  const [picture, ...more] = product.pictures
    .slice(0, mostPictures)
    .map((file) => publicUrl + pictureOf(file))
  const identified = gtin !== null || (brand !== null && partNumber !== '')
  return `<item>${[
    element('g:id', String(product.id)),
    element('g:title', shorten(product.name, mostTitle)),
    element('g:description', shorten(product.description || product.name, mostDescription)),
    element('g:link', `${publicUrl}/shop/products/${product.slug}`),
    element('g:image_link', picture ?? null),
    ...more.map((address) => element('g:additional_image_link', address)),
    element('g:availability', words[availability(product.stock, product.backorder)]),
    element('g:price', pesos(compareAtPrice ?? price)),
    element('g:sale_price', compareAtPrice === null ? null : pesos(price)),
    element('g:brand', brand),
    element('g:gtin', gtin),
    element('g:mpn', partNumber),
    identified ? '' : element('g:identifier_exists', 'no'),
    element('g:condition', 'new'),
    element('g:product_type', product.categories.join(' > ')),
    element('g:shipping_weight', `${product.weight} kg`),
  ].join('')}</item>\n`
}

const pesos = (amount: number): string => `${amount} CLP`

/** Shopping sites take no SVG: the server gives each drawn picture as a JPEG as well. */
const pictureOf = (file: string): string =>
  file.endsWith('.svg') ? `/media/share/${file.slice(0, -4)}.jpg` : `/media/${file}`

function shorten(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}
