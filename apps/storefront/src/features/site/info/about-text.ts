import { spanOf } from '#content/law/law-text.ts'
import { returnTerms } from '#rules/orders/returns.ts'
import type { InfoTexts } from './info-text.ts'

const { retractDays, guaranteeMonths } = returnTerms
const contact = '/site/contact-us-v1'

export const aboutText: InfoTexts = {
  es: {
    title: 'Quiénes somos',
    lead: 'Huella es una tienda chilena para quienes viajan acompañados: lo que tu mascota necesita y los repuestos de tu vehículo, en un solo lugar.',
    sections: [
      {
        title: 'Por qué Huella',
        paragraphs: [
          'La huella de una pata y la de un neumático se dicen con la misma palabra. Partimos en La Florida con esa idea: una tienda de barrio donde te atienden personas que conocen lo que venden.',
          'Elegimos cada producto por lo que hace, no por su envase, y te decimos el precio por kilo, por litro o por unidad para que compares de verdad.',
        ],
      },
      {
        title: 'Dónde estamos',
        paragraphs: [
          'Tenemos tres tiendas: La Florida, Viña del Mar y Concepción. Puedes retirar gratis en cualquiera y ver en cada producto cuál lo tiene.',
          'Despachamos a todo Chile. El precio y el plazo de tu comuna aparecen antes de pagar.',
        ],
        part: 'branches',
        link: { text: 'Ver direcciones y horarios', to: contact },
      },
      {
        title: 'Lo que puedes esperar',
        paragraphs: [
          `Precios en pesos con IVA incluido, sin cargos que aparezcan al final. ${spanOf('es', retractDays, 'day')} para arrepentirte desde que lo recibes y ${spanOf('es', guaranteeMonths, 'month')} de garantía legal.`,
          'Si un repuesto no le sirve a tu vehículo te lo decimos antes de que lo compres, y si nos equivocamos lo arreglamos contigo.',
        ],
        link: { text: 'Leer los términos y condiciones', to: '/site/terms-conditions' },
      },
    ],
  },
  en: {
    title: 'About us',
    lead: 'Huella is a Chilean shop for those who travel in company: what your pet needs and the parts of your vehicle, in one place.',
    sections: [
      {
        title: 'Why Huella',
        paragraphs: [
          'In Spanish a paw print and a tyre track are the same word: huella. We began in La Florida with that idea, as a neighbourhood shop with people who know what they sell.',
          'We choose each product for what it does, not for its package, and show the price per kilo, litre or piece so that you can truly compare.',
        ],
      },
      {
        title: 'Where we are',
        paragraphs: [
          'We have three stores: La Florida, Viña del Mar and Concepción. Pickup is free at each of them, and every product says which one has it.',
          'We deliver to all of Chile. You see the price and the dates for your comuna before you pay.',
        ],
        part: 'branches',
        link: { text: 'See addresses and opening hours', to: contact },
      },
      {
        title: 'What you can expect',
        paragraphs: [
          `Prices in pesos with IVA included, without charges that turn up at the end. ${spanOf('en', retractDays, 'day')} to change your mind from the day you receive it, and ${spanOf('en', guaranteeMonths, 'month')} of legal guarantee.`,
          'If a part does not fit your vehicle we say so before you buy it, and if we were wrong we put it right with you.',
        ],
        link: { text: 'Read the terms and conditions', to: '/site/terms-conditions' },
      },
    ],
  },
  ru: {
    title: 'О нас',
    lead: 'Huella — чилийский магазин для тех, кто путешествует не один: всё для питомца и запчасти для автомобиля в одном месте.',
    sections: [
      {
        title: 'Почему Huella',
        paragraphs: [
          'По-испански след лапы и след шины называются одним словом: huella. С этой мыслью мы начали в Ла-Флориде — магазин по соседству, где работают люди, знающие свой товар.',
          'Мы выбираем товары за пользу, а не за упаковку, и показываем цену за килограмм, литр или штуку, чтобы вы могли сравнить по-настоящему.',
        ],
      },
      {
        title: 'Где мы находимся',
        paragraphs: [
          'У нас три магазина: Ла-Флорида, Винья-дель-Мар и Консепсьон. Самовывоз бесплатный, и у каждого товара видно, где он есть.',
          'Доставляем по всему Чили. Цена и срок для вашей коммуны видны до оплаты.',
        ],
        part: 'branches',
        link: { text: 'Адреса и часы работы', to: contact },
      },
      {
        title: 'Чего ожидать',
        paragraphs: [
          `Цены в песо с IVA, без доплат в конце. ${spanOf('ru', retractDays, 'day')} на отказ со дня получения и ${spanOf('ru', guaranteeMonths, 'month')} законной гарантии.`,
          'Если деталь не подходит к вашему автомобилю, мы скажем об этом до покупки, а если ошиблись — исправим вместе с вами.',
        ],
        link: { text: 'Условия продажи', to: '/site/terms-conditions' },
      },
    ],
  },
}
