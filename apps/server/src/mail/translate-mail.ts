import { catalogueTranslations } from '../catalogue/translations/translations.service.ts'
import type { Database } from '../db/connection.ts'
import type { Mail, OrderMail } from './mail-content.ts'

type Line = OrderMail['lines'][number]

/**
 * Names products in the language of a mail, where the shop has translated them: what was ordered is stored under its
 * Spanish name. A mail of before, whose lines say no product, stays as it is.
 */
export function mailTranslations({ database }: { database: Pick<Database, 'db'> }) {
  const { names, terms } = catalogueTranslations({ database })

  async function linesIn(lines: Line[], language: Mail['language']): Promise<Line[]> {
    const known = lines.flatMap(({ productId, name }) => (productId ? [{ id: productId, name }] : []))
    const [products, dictionary] = await Promise.all([
      names('products', known, language),
      terms(language, { pairs: lines.flatMap(({ options }) => options) }),
    ])
    return lines.map((line) => ({
      ...line,
      name: products.find(({ id }) => id === line.productId)?.name ?? line.name,
      options: line.options.map((option) => {
        const { name, value } = dictionary.pair(option)
        return { name, value }
      }),
    }))
  }

  return async (mail: Mail): Promise<Mail> => {
    const { language } = mail
    if (language === 'es') return mail
    if ('order' in mail)
      return { ...mail, order: { ...mail.order, lines: await linesIn(mail.order.lines, language) } }
    if (mail.kind !== 'back-in-stock' || !mail.product.id) return mail
    const { id, name } = mail.product
    const [translated] = await names('products', [{ id, name }], language)
    return { ...mail, product: { ...mail.product, name: translated?.name ?? name } }
  }
}
