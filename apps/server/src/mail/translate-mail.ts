import type { CatalogueTranslations } from '../catalogue/translations/translations.service.ts'
import type { OrderWords } from '../orders/order-words.service.ts'
import type { Mail } from './mail-content.ts'

type Words = Pick<CatalogueTranslations, 'names' | 'orderLines'> & Pick<OrderWords, 'delivery'>

/**
 * Names products, carriers and branches in the language of a mail, where the shop has translated them: a mail is
 * written in Spanish.
 */
export function mailTranslations({ names, orderLines, delivery }: Words) {
  return async (mail: Mail): Promise<Mail> => {
    const { language } = mail
    if (language === 'es') return mail
    if ('order' in mail) {
      const [lines, brought] = await Promise.all([
        orderLines(mail.order.lines, language),
        delivery(mail.order.delivery, language),
      ])
      return { ...mail, order: { ...mail.order, lines, delivery: brought } }
    }
    if ('request' in mail) {
      const named = mail.request.lines.map((line) => ({ ...line, options: [] }))
      return { ...mail, request: { ...mail.request, lines: await orderLines(named, language) } }
    }
    if (!('product' in mail) || !mail.product.id) return mail
    const { id, name } = mail.product
    const [translated] = await names('products', [{ id, name }], language)
    return { ...mail, product: { ...mail.product, name: translated?.name ?? name } }
  }
}
