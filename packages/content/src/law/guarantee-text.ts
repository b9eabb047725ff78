import { type LawNumbers, type SectionedTexts, spanOf } from './law-text.ts'

const orders = '/account/orders'
const returns = '/site/returns'

/** The legal guarantee (Ley 19.496, articles 19 to 21), with the shop's own term. */
export function guaranteeText({ guaranteeMonths }: LawNumbers): SectionedTexts {
  const es = spanOf('es', guaranteeMonths, 'month')
  const en = spanOf('en', guaranteeMonths, 'month')
  const ru = spanOf('ru', guaranteeMonths, 'month')
  return {
    es: {
      title: 'Garantía legal',
      lead: `Si algo sale malo dentro de ${es}, tú eliges: lo reparamos, lo cambiamos o te devolvemos el dinero.`,
      sections: [
        {
          title: 'Tus tres opciones',
          paragraphs: ['La elección es tuya y no cuesta nada.'],
          points: [
            'Reparación gratis. Si vuelve a fallar, puedes elegir de nuevo.',
            'Cambio por uno igual y nuevo.',
            'Devolución de lo que pagaste.',
          ],
        },
        {
          title: 'Hasta cuándo',
          paragraphs: [
            `Son ${es} desde que recibes el producto. Si el fabricante da más, vale también lo suyo.`,
          ],
        },
        {
          title: 'Cuándo vale',
          paragraphs: [
            'Cuando el producto falla por sí mismo, viene incompleto, no es el que pediste o no hace lo que su página dice. También en lo que tiene oferta y en lo que no tiene retracto.',
            'No cubre el desgaste normal ni el daño por golpes o por usarlo para otra cosa.',
          ],
        },
        {
          title: 'Repuestos ya instalados',
          paragraphs: [
            'Instalarlo no te quita la garantía. Guarda la boleta o la orden del taller: nos ayuda a ver qué pasó.',
          ],
        },
        {
          title: 'Cómo se pide',
          paragraphs: [],
          points: [
            'Entra a Mis pedidos y abre el pedido.',
            'En “Retracto y garantía” elige “Garantía”, el producto y la solución que prefieres.',
            'Cuéntanos qué pasó. Te respondemos por correo y te decimos cómo entregarlo.',
          ],
          isSteps: true,
          link: { text: 'Ir a Mis pedidos', to: orders },
        },
        {
          title: 'Quién paga',
          paragraphs: [
            'Nosotros: la revisión, la reparación, el envío de vuelta y el producto nuevo. Si compraste sin cuenta, llámanos o ven a cualquiera de nuestras tiendas con tu número de pedido o tu boleta.',
          ],
        },
        {
          title: 'Si no quedas conforme',
          paragraphs: ['Puedes reclamar ante el Servicio Nacional del Consumidor (SERNAC).'],
        },
        {
          title: 'Si solo te arrepentiste',
          paragraphs: ['Para eso está el retracto, que tiene su propio plazo.'],
          link: { text: 'Ver cambios y devoluciones', to: returns },
        },
      ],
    },
    en: {
      title: 'Legal guarantee',
      lead: `If something fails within ${en}, you choose: we repair it, replace it or give you your money back.`,
      sections: [
        {
          title: 'Your three options',
          paragraphs: ['The choice is yours, and it costs nothing.'],
          points: [
            'Free repair. If it fails again, you may choose again.',
            'A new one of the same.',
            'What you paid, back.',
          ],
        },
        {
          title: 'For how long',
          paragraphs: [
            `For ${en} from the day you receive the product. If the maker gives more, that holds too.`,
          ],
        },
        {
          title: 'When it applies',
          paragraphs: [
            'When the product fails of itself, arrives incomplete, is not the one you ordered or does not do what its page says. It covers offers, and what cannot be returned for a change of mind.',
            'It does not cover normal wear, nor damage from knocks or from using it for something else.',
          ],
        },
        {
          title: 'Parts that are installed',
          paragraphs: [
            'Installing a part does not end its guarantee. Keep the receipt or the work order of the garage: it helps us see what happened.',
          ],
        },
        {
          title: 'How to ask',
          paragraphs: [],
          points: [
            'Go to My orders and open the order.',
            'Under “Returns and guarantee” choose “Guarantee”, the product and the remedy that you prefer.',
            'Tell us what happened. We answer by e-mail and say how to hand it in.',
          ],
          isSteps: true,
          link: { text: 'Go to My orders', to: orders },
        },
        {
          title: 'Who pays',
          paragraphs: [
            'We do: the inspection, the repair, sending it back and the new product. If you bought without an account, call us or come to any of our stores with your order number or your receipt.',
          ],
        },
        {
          title: 'If you are not satisfied',
          paragraphs: [
            'You can complain to the consumer authority, Servicio Nacional del Consumidor (SERNAC).',
          ],
        },
        {
          title: 'If you only changed your mind',
          paragraphs: ['That is a return, and has a term of its own.'],
          link: { text: 'See returns and exchanges', to: returns },
        },
      ],
    },
    ru: {
      title: 'Законная гарантия',
      lead: `Если товар сломался, решение выбираете вы: ремонт, замена или возврат денег. Срок гарантии — ${ru}.`,
      sections: [
        {
          title: 'Три варианта на выбор',
          paragraphs: ['Решаете вы, и это бесплатно.'],
          points: [
            'Бесплатный ремонт. Если товар снова сломается, можно выбрать заново.',
            'Замена на такой же новый.',
            'Возврат уплаченных денег.',
          ],
        },
        {
          title: 'Как долго',
          paragraphs: [
            `Срок — ${ru} со дня получения. Если производитель даёт больше, действует и его гарантия.`,
          ],
        },
        {
          title: 'Когда действует',
          paragraphs: [
            'Когда товар сломался сам, пришёл не полностью, оказался не тем, что вы заказали, или не делает того, что обещано на его странице. Действует и для товаров со скидкой, и для тех, от которых нельзя отказаться.',
            'Не распространяется на обычный износ, удары и использование не по назначению.',
          ],
        },
        {
          title: 'Установленные запчасти',
          paragraphs: [
            'Установка не отменяет гарантию. Сохраните чек или наряд автосервиса: это поможет понять, что случилось.',
          ],
        },
        {
          title: 'Как подать заявку',
          paragraphs: [],
          points: [
            'Зайдите в «Мои заказы» и откройте заказ.',
            'В разделе «Возврат и гарантия» выберите гарантию, товар и решение, которое вам удобнее.',
            'Опишите, что случилось. Мы ответим по почте и скажем, как передать товар.',
          ],
          isSteps: true,
          link: { text: 'Перейти к заказам', to: orders },
        },
        {
          title: 'Кто платит',
          paragraphs: [
            'Мы: за проверку, ремонт, пересылку и новый товар. Если вы покупали без регистрации, позвоните или приходите в любой наш магазин с номером заказа или чеком.',
          ],
        },
        {
          title: 'Если вы не согласны',
          paragraphs: ['Можно обратиться в службу защиты потребителей Чили (SERNAC).'],
        },
        {
          title: 'Если вы просто передумали',
          paragraphs: ['Для этого есть отказ от покупки, у него свой срок.'],
          link: { text: 'Обмен и возврат', to: returns },
        },
      ],
    },
  }
}
