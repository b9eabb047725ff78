import { spanOf } from '#content/law/law-text.ts'
import type { ShopTerms } from '../../../../data/port/content.port.ts'
import type { InfoTexts } from '../info-text.ts'

const track = '/shop/track-order'
const returns = '/site/returns'
const contact = '/site/contact-us-v2'

/** How what is bought reaches whoever bought it; prices and days stand in the parts `rates` and `branches`. */
export function shippingText({ transferHours, unprovenTransferHours, pickupDays }: ShopTerms): InfoTexts {
  const hours = (language: 'es' | 'en' | 'ru') => [
    spanOf(language, Math.min(transferHours, unprovenTransferHours), 'hour'),
    spanOf(language, transferHours, 'hour'),
  ]
  const isSame = unprovenTransferHours >= transferHours
  const [es, en, ru] = [hours('es'), hours('en'), hours('ru')]
  const days = { es: spanOf('es', pickupDays, 'day'), ru: spanOf('ru', pickupDays, 'day') }
  return {
    es: {
      title: 'Despacho y retiro',
      lead: 'Llegamos a todo Chile o lo retiras gratis en una de nuestras tiendas. El precio y el día los ves antes de pagar, nunca después.',
      sections: [
        {
          title: 'Cómo se calcula',
          paragraphs: [
            'Depende de tu comuna y de cuánto pesa o mide tu pedido: vale lo mayor entre el peso y el volumen. Al pagar eliges entre las empresas que llegan a tu comuna, de la más barata a la más cara, cada una con su fecha.',
          ],
        },
        {
          title: 'Precios y plazos',
          paragraphs: [
            'Precios con IVA para el primer tramo de peso, y días hábiles desde tu compra. Donde una comuna tiene precio propio, vale ese.',
          ],
          part: 'rates',
        },
        {
          title: 'Desde cuándo se cuenta',
          paragraphs: [
            'Sábados, domingos y feriados no cuentan. Si pagas por transferencia, los días corren desde que la recibimos.',
            isSame
              ? `Esperamos tu transferencia ${es[1]}.`
              : `Esperamos tu transferencia ${es[1]}, o ${es[0]} si compras sin haber comprobado tu correo. La hora exacta queda en tu pedido.`,
          ],
        },
        {
          title: 'Retiro en tienda',
          paragraphs: [
            'No cuesta nada. Al elegir la tienda ves cuál tiene todo tu pedido y desde qué día está listo. Lleva tu número de pedido y tu cédula.',
            `Si pagas al retirar, te lo guardamos ${days.es} de atención después del día en que está listo.`,
          ],
          part: 'branches',
        },
        {
          title: 'Muy pesado, muy grande o muy lejos',
          paragraphs: [
            'Si tu pedido pasa de lo que llevan las tarifas, o nadie llega a tu comuna, no te cobramos a ciegas: escríbenos y te damos un precio.',
          ],
          link: { text: 'Pedir un precio', to: contact },
        },
        {
          title: 'Dónde está mi pedido',
          paragraphs: ['Con tu número de pedido y tu correo ves en qué va, sin iniciar sesión.'],
          link: { text: 'Seguir mi pedido', to: track },
        },
        {
          title: 'Si algo no llegó bien',
          paragraphs: ['Revísalo al recibirlo. Si falta algo o viene dañado, lo arreglamos nosotros.'],
          link: { text: 'Ver cambios y devoluciones', to: returns },
        },
      ],
    },
    en: {
      title: 'Delivery and pickup',
      lead: 'We deliver to all of Chile, or you pick up free of charge at one of our stores. You see the price and the day before you pay, never after.',
      sections: [
        {
          title: 'How it is worked out',
          paragraphs: [
            'It depends on your comuna (district) and on what your order weighs or measures: the greater of weight and volume counts. At the checkout you choose among the carriers that reach your comuna, the cheapest first, each with its date.',
          ],
        },
        {
          title: 'Prices and days',
          paragraphs: [
            'Prices with IVA (VAT) for the first band of weight, and working days from your purchase. Where a comuna has a price of its own, that one counts.',
          ],
          part: 'rates',
        },
        {
          title: 'From when it counts',
          paragraphs: [
            'Saturdays, Sundays and holidays do not count. If you pay by bank transfer, the days run from when we receive it.',
            isSame
              ? `We wait ${en[1]} for your transfer.`
              : `We wait ${en[1]} for your transfer, or ${en[0]} if you buy without having confirmed your e-mail. The exact time is shown with your order.`,
          ],
        },
        {
          title: 'Pickup in a store',
          paragraphs: [
            'It is free. When you choose the store you see which one has your whole order, and from which day it is ready. Bring your order number and your ID.',
            `If you pay when you pick up, we keep it until the store has opened on ${pickupDays} more ${pickupDays === 1 ? 'day' : 'days'} after the one on which it is ready.`,
          ],
          part: 'branches',
        },
        {
          title: 'Very heavy, very large or very far',
          paragraphs: [
            'If your order is beyond what the rates carry, or nobody goes to your comuna, we do not charge blindly: write to us and we give you a price.',
          ],
          link: { text: 'Ask for a price', to: contact },
        },
        {
          title: 'Where is my order',
          paragraphs: ['With your order number and your e-mail you see how it stands, without signing in.'],
          link: { text: 'Track my order', to: track },
        },
        {
          title: 'If it did not arrive well',
          paragraphs: [
            'Look at it when you receive it. If something is missing or damaged, we put it right.',
          ],
          link: { text: 'See returns and exchanges', to: returns },
        },
      ],
    },
    ru: {
      title: 'Доставка и самовывоз',
      lead: 'Доставляем по всему Чили, или заберите бесплатно в одном из наших магазинов. Цену и день вы видите до оплаты.',
      sections: [
        {
          title: 'Как считается цена',
          paragraphs: [
            'Она зависит от коммуны (района) и от того, сколько весит или занимает заказ: учитывается большее из веса и объёма. При оформлении вы выбираете из перевозчиков, которые едут в вашу коммуну: сначала самые дешёвые, у каждого своя дата.',
          ],
        },
        {
          title: 'Цены и сроки',
          paragraphs: [
            'Цены с НДС (IVA) для первой весовой категории, рабочие дни с момента покупки. Если у коммуны своя цена, действует она.',
          ],
          part: 'rates',
        },
        {
          title: 'С какого дня считать',
          paragraphs: [
            'Суббота, воскресенье и праздники не считаются. При оплате переводом срок идёт с момента, когда деньги поступили.',
            isSame
              ? `Перевод мы ждём ${ru[1]}.`
              : `Перевод мы ждём ${ru[1]}, а если почта не подтверждена — ${ru[0]}. Точное время указано в заказе.`,
          ],
        },
        {
          title: 'Самовывоз',
          paragraphs: [
            'Это бесплатно. При выборе магазина видно, где есть весь заказ и с какого дня он готов. Возьмите номер заказа и удостоверение.',
            `Если вы платите при получении, мы храним заказ ещё ${days.ru} работы магазина после дня готовности.`,
          ],
          part: 'branches',
        },
        {
          title: 'Очень тяжело, велико или далеко',
          paragraphs: [
            'Если заказ не укладывается в тарифы или в вашу коммуну никто не едет, мы не берём деньги наугад: напишите нам, и мы назовём цену.',
          ],
          link: { text: 'Узнать цену', to: contact },
        },
        {
          title: 'Где мой заказ',
          paragraphs: ['По номеру заказа и почте видно, что с ним, без входа.'],
          link: { text: 'Отследить заказ', to: track },
        },
        {
          title: 'Если что-то не так',
          paragraphs: [
            'Осмотрите заказ при получении. Если чего-то нет или товар повреждён, мы всё исправим.',
          ],
          link: { text: 'Обмен и возврат', to: returns },
        },
      ],
    },
  }
}
