import type { WeighedFoods } from '../catalogue/product/weighed-foods.service.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { Mail, OrderMail } from './mail-content.ts'
import type { MailTexts } from './texts/es.ts'

/** Notes on the mail of a paid order whether it holds a food that runs out. */
export function reminderOffers({ kgOf }: WeighedFoods) {
  return async (mail: Mail): Promise<Mail> => {
    if (mail.kind !== 'order-paid') return mail
    const bought = mail.order.lines.flatMap(({ productId }) => productId ?? [])
    const foods = await kgOf(bought)
    return foods.size === 0 ? mail : { ...mail, order: { ...mail.order, hasFood: true } }
  }
}

/** The way to the order's page, where whoever wants to be reminded agrees to it (docs/decisions/0199); nothing without a food. */
export function reminderBlocks(
  order: OrderMail,
  { offer }: MailTexts['food'],
  publicUrl: string,
): MailBlock[] {
  if (!order.hasFood) return []
  return [
    { kind: 'heading', text: offer.title },
    { kind: 'paragraph', text: offer.text },
    {
      kind: 'link',
      label: offer.link,
      url: `${publicUrl}/shop/checkout/${encodeURIComponent(order.token)}`,
    },
  ]
}
