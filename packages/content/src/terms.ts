import { formatPhone } from '#rules/chile/phone.ts'
import { returnTerms } from '#rules/orders/returns.ts'
import { type Seller, sellerLine } from '#rules/shop/shop-facts.ts'

export type Terms = {
  title: string
  version: string
  sections: { title: string; paragraphs: string[] }[]
}

/** The version of the terms that a shopper accepts now; kept with each consent and with each order. */
export const currentTerms = '2026-11'

type Wording = (seller: Seller) => Terms

/**
 * The terms that a shopper accepts now, of who sells; in English where a language has none. The Spanish text is the one
 * that binds.
 */
export function termsIn(language: string, seller: Seller): Terms {
  if (language === 'es') return spanish(seller)
  return language === 'ru' ? russian(seller) : english(seller)
}

/** The terms of a version, as `termsIn` gives them; null for a version whose text the shop does not hold. */
export const termsOf = (version: string, language: string, seller: Seller): Terms | null =>
  version === currentTerms ? termsIn(language, seller) : null

/** Who sells, and where to call; what nobody has told is left out. */
const sellerText = (seller: Seller, telephone: string): string =>
  [sellerLine(seller).join(', '), seller.phone && `${telephone} ${formatPhone(seller.phone)}`]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ')

const { retractDays, unconfirmedRetractDays, guaranteeMonths } = returnTerms

const spanish: Wording = (seller) => ({
  title: 'Términos y condiciones',
  version: 'Versión 2026-11',
  sections: [
    {
      title: 'Quién te vende',
      paragraphs: [sellerText(seller, 'Teléfono')],
    },
    {
      title: 'Precios',
      paragraphs: [
        'Los precios están en pesos chilenos e incluyen IVA. Antes de confirmar ves el total con el despacho, detallado. Si el total cambia mientras compras, te avisamos y no se compra nada hasta que lo confirmes otra vez.',
      ],
    },
    {
      title: 'Pedido y pago',
      paragraphs: [
        'Tu pedido queda registrado al confirmarlo y reservamos el stock mientras esperamos tu transferencia. El plazo aparece en la página del pedido; si vence sin pago, soltamos los productos y el pedido se cancela sin costo.',
      ],
    },
    {
      title: 'Despacho y retiro',
      paragraphs: [
        'El precio y el plazo en días hábiles dependen de la comuna y de quién lo lleva, y los ves antes de comprar. El retiro en tienda no tiene costo.',
      ],
    },
    {
      title: 'Derecho a retracto',
      paragraphs: [
        `Puedes arrepentirte dentro de ${retractDays} días desde que recibes el producto, o ${unconfirmedRetractDays} si no te enviamos confirmación por escrito. No aplica a productos perecibles, hechos a pedido, de higiene con el sello abierto o ya instalados; cuando es así, lo decimos en el producto.`,
      ],
    },
    {
      title: 'Garantía legal',
      paragraphs: [
        `Si el producto falla dentro de ${guaranteeMonths} meses, eliges entre reparación, cambio o devolución del dinero.`,
      ],
    },
    {
      title: 'Tus datos',
      paragraphs: [
        'Usamos tus datos para vender, despachar y emitir la boleta. Solo te enviamos publicidad si lo aceptas, y puedes dejarla cuando quieras. Puedes pedir ver, corregir o borrar tus datos en cualquier tienda, por teléfono o en Mis datos.',
      ],
    },
  ],
})

const english: Wording = (seller) => ({
  title: 'Terms and conditions',
  version: 'Version 2026-11. The Spanish text is the one that binds.',
  sections: [
    {
      title: 'Who sells to you',
      paragraphs: [sellerText(seller, 'Telephone')],
    },
    {
      title: 'Prices',
      paragraphs: [
        'Prices are in Chilean pesos with IVA included. Before you confirm you see the total with delivery, itemised. If the total changes while you are buying we tell you, and nothing is bought until you confirm again.',
      ],
    },
    {
      title: 'Order and payment',
      paragraphs: [
        'Your order is made when you confirm it, and we hold the stock while we wait for your transfer. The deadline stands on the page of the order; if it passes without a payment we let the products go and the order is cancelled at no cost.',
      ],
    },
    {
      title: 'Delivery and pickup',
      paragraphs: [
        'The price and the time in working days depend on the comuna and the carrier, and you see them before you buy. Pickup in a branch is free.',
      ],
    },
    {
      title: 'Right of withdrawal',
      paragraphs: [
        `You may change your mind within ${retractDays} days of receiving the product, or ${unconfirmedRetractDays} if we sent you no written confirmation. It does not cover perishable or made-to-order products, hygiene products whose seal is broken, or what has been installed; where that is so, the product says it.`,
      ],
    },
    {
      title: 'Legal guarantee',
      paragraphs: [
        `If the product fails within ${guaranteeMonths} months, you choose between repair, replacement or your money back.`,
      ],
    },
    {
      title: 'Your data',
      paragraphs: [
        'We use your data to sell, to deliver and to issue the receipt. We send advertising only if you accept it, and you can stop it at any time. You can ask to see, correct or erase your data in any branch, by telephone or under My data.',
      ],
    },
  ],
})

const russian: Wording = (seller) => ({
  title: 'Условия продажи',
  version: 'Версия 2026-11. Обязательную силу имеет испанский текст.',
  sections: [
    {
      title: 'Кто продаёт',
      paragraphs: [sellerText(seller, 'Телефон')],
    },
    {
      title: 'Цены',
      paragraphs: [
        'Цены указаны в чилийских песо и включают НДС (IVA). Перед подтверждением вы видите итог с доставкой по пунктам. Если итог изменится во время покупки, мы сообщим об этом, и ничего не будет куплено, пока вы не подтвердите снова.',
      ],
    },
    {
      title: 'Заказ и оплата',
      paragraphs: [
        'Заказ создаётся, когда вы его подтверждаете; мы держим товар, пока ждём перевод. Срок указан на странице заказа. Если он пройдёт без оплаты, товар освобождается, а заказ отменяется бесплатно.',
      ],
    },
    {
      title: 'Доставка и самовывоз',
      paragraphs: [
        'Цена и срок в рабочих днях зависят от коммуны и перевозчика; вы видите их до покупки. Самовывоз из магазина бесплатный.',
      ],
    },
    {
      title: 'Право на отказ',
      paragraphs: [
        `Вы можете передумать в течение ${retractDays} дней после получения товара или ${unconfirmedRetractDays}, если мы не прислали письменного подтверждения. Это не касается скоропортящихся товаров, товаров на заказ, средств гигиены со вскрытой упаковкой и установленных товаров; тогда это указано у товара.`,
      ],
    },
    {
      title: 'Законная гарантия',
      paragraphs: [
        `Если товар сломается в течение ${guaranteeMonths} месяцев, вы выбираете ремонт, замену или возврат денег.`,
      ],
    },
    {
      title: 'Ваши данные',
      paragraphs: [
        'Мы используем ваши данные, чтобы продать, доставить и выдать чек. Рекламу присылаем только с вашего согласия, и от неё можно отказаться в любой момент. Вы можете попросить показать, исправить или удалить ваши данные в любом магазине, по телефону или в разделе «Мои данные».',
      ],
    },
  ],
})
