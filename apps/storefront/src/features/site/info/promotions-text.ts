import type { InfoShelf, InfoTexts } from './info-text.ts'

const offers = '/shop/shop-list?filter_discount=yes'
const shelf = (title: string): InfoShelf => ({
  title,
  query: { limit: 8, filters: { discount: 'yes' } },
  to: offers,
})

export const promotionsText: InfoTexts = {
  es: {
    title: 'Promociones',
    lead: 'Lo que hoy está más barato, y cómo usar tus cupones.',
    shelves: [shelf('En oferta ahora')],
    sections: [
      {
        title: 'Ofertas de hoy',
        paragraphs: [
          'Cada producto en oferta muestra el precio de antes y el de ahora, con IVA incluido. Valen mientras aparecen en su página y quede stock.',
        ],
        link: { text: 'Ver todos los productos en oferta', to: offers },
      },
      {
        title: 'Cupones',
        paragraphs: [
          'Escribe tu cupón en el carro. Ves al tiro cuánto descuenta o qué le falta. Se usa un cupón por pedido, y algunos piden un monto mínimo o valen para ciertos productos.',
        ],
        link: { text: 'Ir al carro', to: '/shop/cart' },
      },
      {
        title: 'Si devuelves algo',
        paragraphs: ['Te devolvemos lo que pagaste por ese producto, con el descuento que tuvo.'],
      },
    ],
  },
  en: {
    title: 'Promotions',
    lead: 'What costs less today, and how our offers and coupons work.',
    shelves: [shelf('On offer now')],
    sections: [
      {
        title: 'Offers of today',
        paragraphs: [
          'Each product on offer shows its former price and its present one, IVA included. They hold while they stand on its page and there is stock.',
        ],
        link: { text: 'See all products on offer', to: offers },
      },
      {
        title: 'Coupons',
        paragraphs: [
          'Type your coupon in the cart. You see at once what it takes off or what it lacks. One coupon for each order; some ask for a minimum or apply to certain products.',
        ],
        link: { text: 'Go to the cart', to: '/shop/cart' },
      },
      {
        title: 'If you return something',
        paragraphs: ['We give back what you paid for that product, with the discount that it had.'],
      },
    ],
  },
  ru: {
    title: 'Акции',
    lead: 'Что сегодня дешевле и как работают скидки и купоны.',
    shelves: [shelf('Сейчас со скидкой')],
    sections: [
      {
        title: 'Скидки сегодня',
        paragraphs: [
          'У товара со скидкой видны прежняя и новая цена с IVA. Они действуют, пока стоят на странице и есть остаток.',
        ],
        link: { text: 'Все товары со скидкой', to: offers },
      },
      {
        title: 'Купоны',
        paragraphs: [
          'Введите купон в корзине: сразу видно, сколько он снимает или чего не хватает. Один купон на заказ; некоторые требуют минимальной суммы или действуют на отдельные товары.',
        ],
        link: { text: 'В корзину', to: '/shop/cart' },
      },
      {
        title: 'При возврате',
        paragraphs: ['Мы вернём то, что вы заплатили за товар, с учётом скидки.'],
      },
    ],
  },
}
