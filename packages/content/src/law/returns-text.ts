import { type LawNumbers, type SectionedTexts, spanOf } from './law-text.ts'

const orders = '/account/orders'
const guarantee = '/site/guarantee'

/** The right to take a purchase back (Ley 19.496, article 3 bis), with the shop's own terms. */
export function returnsText({ retractDays, unconfirmedRetractDays, refundDays }: LawNumbers): SectionedTexts {
  const days = (language: 'es' | 'en' | 'ru') => ({
    retract: spanOf(language, retractDays, 'day'),
    unconfirmed: spanOf(language, unconfirmedRetractDays, 'day'),
    refund: spanOf(language, refundDays, 'day'),
  })
  const [es, en, ru] = [days('es'), days('en'), days('ru')]
  return {
    es: {
      title: 'Cambios y devoluciones',
      lead: `Si no era lo que esperabas, tienes ${es.retract} para devolverlo y no hace falta que expliques por qué. Aquí está cómo se pide, quién paga y cuándo recibes tu dinero.`,
      sections: [
        {
          title: 'Tu derecho a retracto',
          paragraphs: [
            `Puedes arrepentirte de una compra hecha en esta tienda hasta ${es.retract} después de recibirla. Si no te enviamos la confirmación por escrito, el plazo es de ${es.unconfirmed}.`,
            'El plazo corre desde que recibes el producto. Si todavía no llega y ya lo pagaste, también puedes pedirlo.',
          ],
        },
        {
          title: 'Qué no se devuelve por arrepentimiento',
          paragraphs: [
            'Hay productos sin retracto. Cuando es así, su página lo dice antes de que lo compres. La garantía legal vale igual.',
          ],
          points: [
            'Perecibles, como alimento fresco o refrigerado.',
            'Hechos a tu pedido, como una placa grabada.',
            'De higiene, si abriste el sello.',
            'Repuestos que ya se instalaron.',
          ],
        },
        {
          title: 'Cómo se pide',
          paragraphs: [],
          points: [
            'Entra a Mis pedidos y abre el pedido.',
            'En “Retracto y garantía” elige “Hacer una solicitud”, los productos y cuántas unidades.',
            'Te respondemos por correo y te decimos dónde entregarlo. La respuesta queda también en el pedido.',
          ],
          isSteps: true,
          link: { text: 'Ir a Mis pedidos', to: orders },
        },
        {
          title: 'Si compraste sin cuenta',
          paragraphs: [
            'Crea tu cuenta con el mismo correo de la compra y tu pedido queda en ella. También puedes pedirlo por el formulario de contacto, por teléfono o en cualquiera de nuestras tiendas, con tu número de pedido.',
          ],
        },
        {
          title: 'Cómo debe venir',
          paragraphs: [
            'Puedes abrir la caja y revisarlo, como lo harías en la tienda. Debe volver entero, sin uso y con todo lo que traía: empaque, manuales y piezas.',
          ],
        },
        {
          title: 'Quién paga el envío de vuelta',
          paragraphs: [
            'Si lo traes a una de nuestras tiendas no pagas nada. Si prefieres mandarlo por una empresa de envíos, ese envío lo pagas tú cuando te arrepientes, y nosotros cuando el producto falló o te mandamos otro.',
          ],
        },
        {
          title: 'Cuándo recibes tu dinero',
          paragraphs: [
            `Te devolvemos lo que pagaste por los productos y, si devuelves el pedido completo, también el despacho. A más tardar ${es.refund} después de tu solicitud, y casi siempre mucho antes.`,
            'Va por donde pagaste: a tu tarjeta si fue con Webpay, por transferencia a tu cuenta, o en la tienda.',
          ],
        },
        {
          title: 'Si salió malo',
          paragraphs: ['Eso es la garantía legal: tiene otro plazo y tú eliges la solución.'],
          link: { text: 'Ver la garantía legal', to: guarantee },
        },
      ],
    },
    en: {
      title: 'Returns and exchanges',
      lead: `If it is not what you expected, you have ${en.retract} to return it, and you need not say why. Here is how to ask, who pays and when your money is back.`,
      sections: [
        {
          title: 'Your right of withdrawal',
          paragraphs: [
            `You may change your mind about anything bought in this shop for ${en.retract} after receiving it. If we sent you no written confirmation, you have ${en.unconfirmed}.`,
            'The time runs from the day the product reaches you. If it has been paid for and has not arrived yet, you can ask as well.',
          ],
        },
        {
          title: 'What cannot be returned for a change of mind',
          paragraphs: [
            'Some products are excluded. Where that is so, their page says it before you buy. The legal guarantee holds all the same.',
          ],
          points: [
            'Perishables, such as fresh or chilled food.',
            'What is made to order, such as an engraved tag.',
            'Hygiene products whose seal you have opened.',
            'Parts that have been installed.',
          ],
        },
        {
          title: 'How to ask',
          paragraphs: [],
          points: [
            'Go to My orders and open the order.',
            'Under “Returns and guarantee” choose “Make a request”, the products and how many units.',
            'We answer by e-mail and tell you where to hand it in. The answer is shown with the order too.',
          ],
          isSteps: true,
          link: { text: 'Go to My orders', to: orders },
        },
        {
          title: 'If you bought without an account',
          paragraphs: [
            'Create an account with the e-mail of the purchase and your order is in it. You can also ask through the contact form, by telephone or in any of our stores, with your order number.',
          ],
        },
        {
          title: 'In what condition',
          paragraphs: [
            'You may open the box and look at it, as you would in the store. It has to come back whole, unused and with everything that came with it: packaging, manuals and pieces.',
          ],
        },
        {
          title: 'Who pays for sending it back',
          paragraphs: [
            'Bringing it to one of our stores costs nothing. If you would rather send it by courier, you pay for that when you change your mind, and we do when the product is faulty or was the wrong one.',
          ],
        },
        {
          title: 'When your money is back',
          paragraphs: [
            `We pay back what you paid for the products and, if you return the whole order, the delivery too. No later than ${en.refund} after your request, and nearly always much sooner.`,
            'It goes back the way you paid: to your card for Webpay, by bank transfer to your account, or in the store.',
          ],
        },
        {
          title: 'If it is faulty',
          paragraphs: ['That is the legal guarantee: it runs longer, and you choose the remedy.'],
          link: { text: 'See the legal guarantee', to: guarantee },
        },
      ],
    },
    ru: {
      title: 'Обмен и возврат',
      lead: `Если товар вам не подошёл, его можно вернуть без объяснений. Срок — ${ru.retract}. Здесь сказано, как подать заявку, кто платит за пересылку и когда вернутся деньги.`,
      sections: [
        {
          title: 'Право на отказ от покупки',
          paragraphs: [
            `Срок для возврата любой покупки в этом магазине — ${ru.retract} после получения. Если мы не прислали письменного подтверждения, срок — ${ru.unconfirmed}.`,
            'Срок идёт со дня получения. Если заказ оплачен, но ещё не пришёл, заявку тоже можно подать.',
          ],
        },
        {
          title: 'Что вернуть нельзя',
          paragraphs: [
            'Для некоторых товаров отказ не действует. Об этом сказано на странице товара ещё до покупки. Законная гарантия действует и для них.',
          ],
          points: [
            'Скоропортящиеся товары, например свежий или охлаждённый корм.',
            'Сделанное на заказ, например адресник с гравировкой.',
            'Средства гигиены со вскрытой упаковкой.',
            'Уже установленные запчасти.',
          ],
        },
        {
          title: 'Как подать заявку',
          paragraphs: [],
          points: [
            'Зайдите в «Мои заказы» и откройте заказ.',
            'В разделе «Возврат и гарантия» нажмите «Отправить запрос» и выберите товары и количество.',
            'Мы ответим по почте и скажем, куда принести товар. Ответ будет виден и в заказе.',
          ],
          isSteps: true,
          link: { text: 'Перейти к заказам', to: orders },
        },
        {
          title: 'Если вы покупали без регистрации',
          paragraphs: [
            'Зарегистрируйтесь с той же почтой — заказ появится в вашем кабинете. Можно также написать через форму, позвонить или прийти в любой наш магазин с номером заказа.',
          ],
        },
        {
          title: 'В каком виде',
          paragraphs: [
            'Коробку можно открыть и всё осмотреть, как в магазине. Вернуть нужно целый неиспользованный товар со всем, что к нему прилагалось: упаковкой, инструкциями и деталями.',
          ],
        },
        {
          title: 'Кто платит за пересылку',
          paragraphs: [
            'Принести в наш магазин можно бесплатно. Если удобнее отправить службой доставки, при отказе платите вы, а если товар с браком или прислали не то — мы.',
          ],
        },
        {
          title: 'Когда вернутся деньги',
          paragraphs: [
            `Мы возвращаем стоимость товаров, а если возвращается весь заказ — и доставку. Предельный срок — ${ru.refund} со дня заявки, но почти всегда это намного быстрее.`,
            'Деньги приходят тем же путём: на карту, если вы платили через Webpay, переводом на счёт или в магазине.',
          ],
        },
        {
          title: 'Если товар с браком',
          paragraphs: ['Это законная гарантия: срок у неё дольше, а решение выбираете вы.'],
          link: { text: 'О законной гарантии', to: guarantee },
        },
      ],
    },
  }
}
