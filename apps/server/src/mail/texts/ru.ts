import type { MailTexts } from './es.ts'

const plural = new Intl.PluralRules('ru-RU')
const days = { one: 'рабочего дня', few: 'рабочих дней', many: 'рабочих дней', other: 'рабочих дней' }
const wholeDays = { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней', other: 'рабочих дней' }
const form = (forms: typeof days, count: number) => forms[plural.select(count) as keyof typeof days]

export const russian: MailTexts = {
  greeting: (name) => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'),
  footer: 'Это письмо — ответ на ваше действие в магазине Huella.',
  phone: 'Телефон',
  received: {
    subject: (order) => `Мы получили ваш заказ ${order}`,
    title: 'Спасибо за покупку!',
    intro: (order) => `Мы получили ваш заказ ${order}. Это письмо — письменное подтверждение, сохраните его.`,
    button: 'Посмотреть заказ',
  },
  paid: {
    subject: (order) => `Мы получили оплату заказа ${order}`,
    title: 'Оплата получена',
    intro: (order) => `Мы получили оплату заказа ${order} и уже готовим его.`,
    button: 'Посмотреть заказ',
  },
  shipped: {
    subject: (order) => `Ваш заказ ${order} в пути`,
    title: 'Ваш заказ в пути',
    intro: (order, carrier) => `Заказ ${order} передан в доставку: ${carrier}.`,
    button: 'Отследить заказ',
    parcel: (number) => `Номер для отслеживания: ${number}.`,
    follow: (carrier) => `Посмотреть доставку на сайте ${carrier}`,
  },
  refunded: {
    subject: (order) => `Мы вернули деньги по заказу ${order}`,
    title: 'Мы вернули ваши деньги',
    intro: (amount, order) => `Мы вернули ${amount} по заказу ${order} на карту, которой вы платили.`,
    button: 'Посмотреть заказ',
    small: 'Зачисление зависит от банка и может занять несколько дней.',
  },
  order: {
    lines: 'Что вы купили',
    each: (price) => `${price} за штуку`,
    subtotal: 'Товары',
    shipping: 'Доставка',
    coupon: 'Купон',
    neto: 'Без налога',
    iva: 'НДС (IVA, 19 %)',
    total: 'Итого',
    facts: 'О заказе',
    number: 'Номер',
    date: 'Дата',
    payment: 'Оплата',
    paymentKinds: {
      transferencia: 'Банковский перевод',
      webpay: 'Webpay',
      pago_en_tienda: 'Оплата в магазине',
    },
    document: 'Документ',
    documents: { boleta: 'Чек (boleta)', factura: 'Счёт-фактура (factura)' },
    delivery: 'Доставка',
    pickup: 'Самовывоз',
    address: 'Адрес',
    term: 'Срок',
    tracking: 'Номер отслеживания',
    days: (from, to) =>
      from === to ? `${to} ${form(wholeDays, to)}` : `от ${from} до ${to} ${form(days, to)}`,
    transfer: 'Как оплатить',
    inShopIntro: (total: string, until: string) =>
      `Оплатите ${total} в магазине, где заберёте заказ. До ${until} мы держим товары для вас.`,
    transferIntro: (total, order, until) =>
      `Переведите ${total} и укажите номер ${order} в сообщении. Товары отложены для вас до ${until}.`,
    bank: 'Банк',
    account: 'Счёт',
    accountNumber: 'Номер счёта',
    holder: 'Получатель',
    rut: 'RUT',
    email: 'Эл. почта',
    terms: 'Условия, которые вы приняли',
    termsVersion: (version) => `Версия ${version}. Юридическую силу имеет испанский текст.`,
  },
  returns: {
    kinds: { RETRACTO: 'возврат', GARANTIA: 'гарантию' },
    received: {
      subject: (kind, order) => `Мы получили ваш запрос на ${kind} по заказу ${order}`,
      title: 'Мы получили ваш запрос',
      intro: (kind, order) =>
        `Ваш запрос на ${kind} по заказу ${order} принят. Мы рассмотрим его и ответим по почте.`,
      button: 'Открыть заказ',
    },
    answered: {
      subject: (kind, order) => `Ответ на ваш запрос на ${kind} по заказу ${order}`,
      title: 'Мы ответили на ваш запрос',
      intro: (kind, order) => `Есть новости по вашему запросу на ${kind} по заказу ${order}.`,
      button: 'Открыть заказ',
    },
    state: 'Состояние',
    states: { RECEIVED: 'Получен', ACCEPTED: 'Принят', REJECTED: 'Отклонён', CLOSED: 'Закрыт' },
    products: 'Товары',
    reason: 'Ваша причина',
    answer: 'Наш ответ',
  },
  stock: {
    subject: (product) => `${product} снова в продаже`,
    title: 'Товар снова в продаже',
    intro: (product) => `Вы просили сообщить: ${product} снова есть в наличии.`,
    button: 'Посмотреть товар',
    small: 'Мы сообщаем один раз. Товар для вас не отложен: его получит тот, кто закажет первым.',
    unsubscribe: 'Больше не сообщать о наличии',
  },
  recovery: {
    subject: 'Смена пароля в Huella',
    title: 'Выберите новый пароль',
    intro: 'Вы попросили восстановить пароль. Новый пароль можно выбрать по этой кнопке:',
    button: 'Сменить пароль',
    small: (minutes) =>
      `Ссылка действует один раз, срок — ${minutes} минут. Если вы её не просили, не отвечайте на письмо: пароль останется прежним.`,
  },
  emailProof: {
    subject: 'Подтвердите почту в Huella',
    title: 'Подтвердите почту',
    intro: 'Этой кнопкой вы подтверждаете, что эта почта ваша и относится к вашей учётной записи в Huella:',
    button: 'Подтвердить почту',
    small: (hours) =>
      `Ссылка действует один раз, пока вы в своей учётной записи, срок — ${hours} ч. Если вы её не просили, не отвечайте на письмо: ничего не изменится.`,
  },
  emailChanged: {
    subject: 'Почта вашей учётной записи Huella изменена',
    title: 'У вашей учётной записи другая почта',
    intro: (email) => `Теперь почта вашей учётной записи — ${email}. Эта больше не действует.`,
    small: 'Если это были вы, делать ничего не нужно. Если нет, сразу напишите нам.',
    button: 'Написать в магазин',
  },
  passwordChanged: {
    subject: 'Ваш пароль в Huella изменён',
    title: 'Ваш пароль изменён',
    intro: 'Пароль вашей учётной записи только что изменён, остальные сеансы завершены.',
    small: 'Если это были вы, делать ничего не нужно. Если нет, сразу выберите новый этой кнопкой.',
    button: 'Вернуть доступ',
  },
  newsletter: {
    subject: 'Подтвердите подписку на Huella',
    title: 'Подтвердите подписку',
    intro:
      'Этот адрес указали, чтобы получать предложения и новости Huella. Если это были вы, подтвердите подписку:',
    button: 'Подтвердить подписку',
    small: 'Если это были не вы, не отвечайте: без подтверждения мы писать не будем.',
    unsubscribe: 'Отписаться',
  },
  contact: {
    subject: (topic) => `Обращение: ${topic}`,
    title: 'Сообщение со страницы контактов',
    name: 'Имя',
    email: 'Эл. почта',
    topic: 'Тема',
    small: 'Ответьте на это письмо, чтобы написать человеку.',
    footer: 'Это письмо отправила форма обратной связи магазина.',
  },
}
