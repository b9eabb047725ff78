import type { CatalogueTranslations } from '../catalogue/translations/translations.service.ts'
import type { Mail } from './mail-content.ts'

/** Names products in the language of a mail, where the shop has translated them: a mail is written in Spanish. */
export function mailTranslations({ names, orderLines }: Pick<CatalogueTranslations, 'names' | 'orderLines'>) {
  return async (mail: Mail): Promise<Mail> => {
    const { language } = mail
    if (language === 'es') return mail
    if ('order' in mail) {
      const lines = await orderLines(mail.order.lines, language)
      return { ...mail, order: { ...mail.order, lines } }
    }
    if (mail.kind !== 'back-in-stock' || !mail.product.id) return mail
    const { id, name } = mail.product
    const [translated] = await names('products', [{ id, name }], language)
    return { ...mail, product: { ...mail.product, name: translated?.name ?? name } }
  }
}
