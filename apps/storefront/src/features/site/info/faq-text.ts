import { spanOf } from '#content/law/law-text.ts'
import { returnTerms } from '#rules/orders/returns.ts'
import type { InfoTexts } from './info-text.ts'

const track = '/shop/track-order'
const shipping = '/site/shipping'
const returns = '/site/returns'
const { retractDays, guaranteeMonths } = returnTerms

export const faqText: InfoTexts = {
  es: {
    title: 'Preguntas frecuentes',
    lead: 'Lo que más nos preguntan antes y después de comprar. Si falta la tuya, escríbenos.',
    sections: [
      {
        title: '¿Cuánto cuesta y cuánto demora el despacho?',
        paragraphs: [
          'Depende de tu comuna, del peso y de quién lo lleva. Lo ves con fecha en el pago, antes de comprar. Si tu pedido es muy pesado o grande, te damos un precio a tu medida.',
        ],
        link: { text: 'Ver precios y plazos', to: shipping },
      },
      {
        title: '¿Puedo retirar en tienda?',
        paragraphs: [
          'Sí, gratis, en La Florida, Viña del Mar o Concepción. Lleva tu número de pedido y tu cédula. Al elegir la tienda te decimos desde cuándo está listo.',
        ],
      },
      {
        title: '¿Cómo pago?',
        paragraphs: [
          'Con las formas de pago que aparecen al pie de cada página. Si pagas por transferencia, al terminar ves los datos de la cuenta y hasta cuándo reservamos tus productos. El pago en tienda es para los retiros.',
        ],
      },
      {
        title: '¿Tengo que crear una cuenta?',
        paragraphs: [
          'No. Compras con tu correo y tu RUT. Si después quieres una cuenta, tu pedido queda en ella.',
        ],
      },
      {
        title: '¿Dónde está mi pedido?',
        paragraphs: ['Con el número de pedido y tu correo ves en qué va, sin iniciar sesión.'],
        link: { text: 'Seguir mi pedido', to: track },
      },
      {
        title: '¿Puedo devolver algo?',
        paragraphs: [
          `Tienes ${spanOf('es', retractDays, 'day')} desde que lo recibes para arrepentirte, salvo en los productos que lo dicen en su página, y ${spanOf('es', guaranteeMonths, 'month')} de garantía si algo sale malo: cambio, reparación o devolución del dinero.`,
        ],
        link: { text: 'Ver cambios y devoluciones', to: returns },
      },
      {
        title: '¿Cómo sé si un repuesto le sirve a mi auto?',
        paragraphs: [
          'Elige tu vehículo arriba, por año, marca y modelo o con el VIN de tu padrón. Desde entonces cada repuesto dice si le sirve.',
        ],
      },
      {
        title: '¿Me dan boleta o factura?',
        paragraphs: ['Boleta o factura, la que elijas al pagar. Los precios incluyen IVA.'],
      },
    ],
  },
  en: {
    title: 'Frequently asked questions',
    lead: 'What we are asked most before and after buying. If yours is missing, write to us.',
    sections: [
      {
        title: 'What does delivery cost and how long does it take?',
        paragraphs: [
          'It depends on your comuna, the weight and the courier. You see it with its dates at the checkout, before you buy. For an order that is very heavy or large we give you a price of its own.',
        ],
        link: { text: 'See prices and days', to: shipping },
      },
      {
        title: 'Can I pick it up at a store?',
        paragraphs: [
          'Yes, free of charge, in La Florida, Viña del Mar or Concepción. Bring your order number and your ID. When you choose the store we tell you from when it is ready.',
        ],
      },
      {
        title: 'How do I pay?',
        paragraphs: [
          'In the ways that stand at the foot of each page. With a bank transfer you see the account at the end, and until when we hold your products. Paying in the store is for pickups.',
        ],
      },
      {
        title: 'Do I need an account?',
        paragraphs: [
          'No. You buy with your e-mail and RUT. If you want an account afterwards, your order is in it.',
        ],
      },
      {
        title: 'Where is my order?',
        paragraphs: ['With the order number and your e-mail you see how it stands, without signing in.'],
        link: { text: 'Track my order', to: track },
      },
      {
        title: 'Can I return something?',
        paragraphs: [
          `You have ${spanOf('en', retractDays, 'day')} from the day you receive it to change your mind, but for products that say otherwise on their page, and ${spanOf('en', guaranteeMonths, 'month')} of guarantee if something is faulty: exchange, repair or your money back.`,
        ],
        link: { text: 'See returns and exchanges', to: returns },
      },
      {
        title: 'How do I know whether a part fits my car?',
        paragraphs: [
          'Choose your vehicle above, by year, make and model or by the VIN on its registration. From then on each part says whether it fits.',
        ],
      },
      {
        title: 'Do I get a receipt or an invoice?',
        paragraphs: [
          'A receipt (boleta) or an invoice (factura), as you choose when paying. Prices include IVA.',
        ],
      },
    ],
  },
  ru: {
    title: 'Частые вопросы',
    lead: 'О чём нас спрашивают чаще всего до и после покупки. Если вашего вопроса нет, напишите нам.',
    sections: [
      {
        title: 'Сколько стоит и сколько идёт доставка?',
        paragraphs: [
          'Зависит от коммуны, веса и перевозчика. Цену и даты вы видите при оформлении, до покупки. Для очень тяжёлого или большого заказа мы посчитаем отдельно.',
        ],
        link: { text: 'Цены и сроки', to: shipping },
      },
      {
        title: 'Можно забрать в магазине?',
        paragraphs: [
          'Да, бесплатно: Ла-Флорида, Винья-дель-Мар или Консепсьон. Возьмите номер заказа и удостоверение. При выборе магазина мы скажем, когда заказ будет готов.',
        ],
      },
      {
        title: 'Как оплатить?',
        paragraphs: [
          'Способами, указанными внизу каждой страницы. При переводе вы увидите реквизиты и срок, до которого мы держим товары. Оплата в магазине — для самовывоза.',
        ],
      },
      {
        title: 'Нужна ли учётная запись?',
        paragraphs: [
          'Нет. Для покупки нужны почта и RUT. Если потом заведёте учётную запись, заказ будет в ней.',
        ],
      },
      {
        title: 'Где мой заказ?',
        paragraphs: ['По номеру заказа и почте видно, что с ним, без входа.'],
        link: { text: 'Отследить заказ', to: track },
      },
      {
        title: 'Можно ли вернуть?',
        paragraphs: [
          `${spanOf('ru', retractDays, 'day')} со дня получения на отказ, кроме товаров, где указано иное, и ${spanOf('ru', guaranteeMonths, 'month')} гарантии при браке: замена, ремонт или возврат денег.`,
        ],
        link: { text: 'Обмен и возврат', to: returns },
      },
      {
        title: 'Подойдёт ли деталь к моей машине?',
        paragraphs: [
          'Выберите автомобиль вверху: по году, марке и модели или по VIN. После этого у каждой детали видно, подходит ли она.',
        ],
      },
      {
        title: 'Выдаёте чек или счёт-фактуру?',
        paragraphs: ['Чек (boleta) или счёт-фактуру (factura) — на выбор при оплате. Цены включают IVA.'],
      },
    ],
  },
}
