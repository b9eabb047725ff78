import { privacyAnswerDays } from '../privacy.ts'
import { type LawNumbers, type SectionedTexts, spanOf } from './law-text.ts'

const own = '/account/privacy'
const contact = '/site/contact-us-v1'

/** What the shop does with people's data (Ley 19.628, which Ley 21.719 reforms from 1 December 2026). */
export function privacyText({ sessionDays, chatDays }: LawNumbers): SectionedTexts {
  const days = (language: 'es' | 'en' | 'ru') => ({
    session: spanOf(language, sessionDays, 'day'),
    chat: spanOf(language, chatDays, 'day'),
    answer: spanOf(language, privacyAnswerDays, 'day'),
  })
  const [es, en, ru] = [days('es'), days('en'), days('ru')]
  return {
    es: {
      title: 'Privacidad',
      lead: 'Pedimos solo lo que hace falta para venderte y llevarte lo que compras. Aquí está qué guardamos, para qué, por cuánto tiempo y cómo verlo, corregirlo o borrarlo.',
      sections: [
        {
          title: 'Qué guardamos y para qué',
          paragraphs: [],
          points: [
            'Para venderte: nombre, RUT, correo, teléfono, dirección y lo que compraste. Sin eso no podemos despachar ni emitir tu boleta o factura.',
            'Para tu cuenta: tu contraseña, cifrada de modo que nadie puede leerla, tus direcciones, tu carro, tus vehículos y tus mascotas, sin sus fotos, que no salen de tu navegador.',
            'Para responderte: lo que escribes en el chat, en el formulario de contacto y en tus solicitudes de cambio o garantía.',
            'Para avisarte: tu correo, si te suscribes a las novedades o pides que te avisemos cuando vuelva un producto.',
            'Tus reseñas con sus fotos, y las preguntas que te respondemos sobre un producto, se publican con el nombre que tú elijas.',
          ],
        },
        {
          title: 'A quién se los damos',
          paragraphs: [
            'A la empresa que lleva tu pedido: nombre, dirección y teléfono. Si pagas con tarjeta, la pagas en Webpay: su número nunca pasa por nosotros. A nadie más, y no vendemos datos.',
          ],
        },
        {
          title: 'Cookies y medición',
          paragraphs: [
            'Lo necesario funciona siempre: la cookie de tu sesión y lo que tu navegador guarda para recordar tu carro, tus favoritos y tu idioma.',
            'Google (medición de visitas) y Meta (publicidad) solo se cargan si los aceptas, cada uno por separado. Puedes cambiar de idea cuando quieras.',
          ],
          part: 'cookies',
        },
        {
          title: 'Publicidad',
          paragraphs: [
            'Solo te escribimos con ofertas si lo aceptas, en una casilla que viene sin marcar. Cada correo trae cómo darte de baja.',
          ],
        },
        {
          title: 'Por cuánto tiempo',
          paragraphs: [],
          points: [
            `Tu sesión termina a los ${es.session} sin visitarnos.`,
            `Las conversaciones del chat se borran a los ${es.chat}.`,
            'Tu cuenta, mientras la tengas. Las suscripciones, hasta que te des de baja.',
            'Los pedidos, mientras la ley obligue a conservar sus documentos. Si borras tu cuenta quedan sin tu nombre.',
          ],
        },
        {
          title: 'Tus derechos',
          paragraphs: [
            'La Ley 19.628 te da derecho a ver tus datos, corregirlos, borrarlos, oponerte a que se usen y pedir que se bloqueen. La Ley 21.719, que la reforma desde el 1 de diciembre de 2026, agrega llevártelos. Aquí ya puedes hacerlo todo: en Mis datos descargas una copia, corriges, retiras tu consentimiento y borras tu cuenta, sin pedirle permiso a nadie.',
          ],
          link: { text: 'Ir a Mis datos', to: own },
        },
        {
          title: 'A quién preguntar',
          paragraphs: [
            `Si no tienes cuenta o prefieres hablar con alguien, escríbenos, llámanos o ven a cualquiera de nuestras tiendas. Respondemos dentro de ${es.answer}. Si no quedas conforme, puedes reclamar ante un juzgado civil y, desde el 1 de diciembre de 2026, ante la Agencia de Protección de Datos Personales.`,
          ],
          link: { text: 'Escribirnos', to: contact },
        },
      ],
    },
    en: {
      title: 'Privacy',
      lead: 'We ask only for what is needed to sell to you and to bring you what you buy. Here is what we keep, what for, how long, and how to see, correct or erase it.',
      sections: [
        {
          title: 'What we keep, and what for',
          paragraphs: [],
          points: [
            'To sell to you: name, RUT, e-mail, phone, address and what you bought. Without it we can neither deliver nor issue your receipt or invoice.',
            'For your account: your password, hashed so that nobody can read it, your addresses, your cart, your vehicles and your pets, without their photos, which never leave your browser.',
            'To answer you: what you write in the chat, in the contact form and in your requests for a return or the guarantee.',
            'To let you know: your e-mail, if you subscribe to our news or ask to be told when a product is back.',
            'Your reviews with their photos, and the questions about a product that we answer, are published under the name that you choose.',
          ],
        },
        {
          title: 'Who receives it',
          paragraphs: [
            'The carrier of your order: name, address and phone. If you pay by card you pay at Webpay: the number never passes through us. Nobody else, and we do not sell data.',
          ],
        },
        {
          title: 'Cookies and measurement',
          paragraphs: [
            'What is essential always works: the cookie of your session, and what your browser stores to remember your cart, your favourites and your language.',
            'Google (measuring visits) and Meta (advertising) are loaded only if you accept them, each on its own. You can change your mind at any time.',
          ],
          part: 'cookies',
        },
        {
          title: 'Advertising',
          paragraphs: [
            'We write to you with offers only if you agree, by a box that starts unticked. Every such e-mail says how to unsubscribe.',
          ],
        },
        {
          title: 'How long',
          paragraphs: [],
          points: [
            `Your session ends after ${en.session} without a visit.`,
            `Conversations of the chat are erased after ${en.chat}.`,
            'Your account, for as long as you have it. Subscriptions, until you end them.',
            'Orders, for as long as the law requires their documents. If you erase your account they stay without your name.',
          ],
        },
        {
          title: 'Your rights',
          paragraphs: [
            'Chilean law (Ley 19.628) gives you the right to see your data, correct it, erase it, object to its use and have it blocked. Ley 21.719, which reforms it from 1 December 2026, adds the right to take it with you. You can already do all of this here: under My data you download a copy, correct it, withdraw your consent and erase your account, without asking anyone.',
          ],
          link: { text: 'Go to My data', to: own },
        },
        {
          title: 'Whom to ask',
          paragraphs: [
            `If you have no account or would rather talk to somebody, write, call or come to any of our stores. We answer within ${en.answer}. If you are not satisfied, you can go to a civil court and, from 1 December 2026, to the data protection agency, Agencia de Protección de Datos Personales.`,
          ],
          link: { text: 'Write to us', to: contact },
        },
      ],
    },
    ru: {
      title: 'Конфиденциальность',
      lead: 'Мы просим только то, без чего нельзя продать и доставить покупку. Здесь сказано, что мы храним, зачем, как долго и как это посмотреть, исправить или удалить.',
      sections: [
        {
          title: 'Что мы храним и зачем',
          paragraphs: [],
          points: [
            'Для покупки: имя, RUT, почта, телефон, адрес и состав заказа. Без этого нельзя доставить заказ и выдать чек или счёт-фактуру.',
            'Для учётной записи: пароль в зашифрованном виде, который никто не может прочитать, адреса, корзина, автомобили и питомцы — без фотографий, которые не покидают ваш браузер.',
            'Чтобы ответить: то, что вы пишете в чат, в форму обратной связи и в заявках на возврат или гарантию.',
            'Чтобы сообщить: почта, если вы подписались на новости или просили написать, когда товар появится.',
            'Отзывы с фото и вопросы о товарах, на которые мы ответили, публикуются под именем, которое вы выбрали.',
          ],
        },
        {
          title: 'Кому мы их передаём',
          paragraphs: [
            'Перевозчику вашего заказа: имя, адрес и телефон. Картой вы платите на стороне Webpay: её номер мы не видим. Больше никому, и данные мы не продаём.',
          ],
        },
        {
          title: 'Cookie и статистика',
          paragraphs: [
            'Необходимое работает всегда: cookie вашего сеанса и то, что хранит браузер, чтобы помнить корзину, избранное и язык.',
            'Google (статистика посещений) и Meta (реклама) загружаются только с вашего согласия, каждый отдельно. Решение можно изменить в любой момент.',
          ],
          part: 'cookies',
        },
        {
          title: 'Реклама',
          paragraphs: [
            'Мы присылаем предложения, только если вы сами поставили галочку. В каждом таком письме есть ссылка для отписки.',
          ],
        },
        {
          title: 'Как долго',
          paragraphs: [],
          points: [
            `Сеанс заканчивается, если вас не было ${ru.session}.`,
            `Переписка в чате удаляется через ${ru.chat}.`,
            'Учётная запись — пока она у вас есть. Подписки — пока вы не отпишетесь.',
            'Заказы — пока закон требует хранить документы. Если вы удалите учётную запись, они останутся без вашего имени.',
          ],
        },
        {
          title: 'Ваши права',
          paragraphs: [
            'По чилийскому закону (Ley 19.628) вы можете посмотреть свои данные, исправить, удалить, возразить против их использования и потребовать блокировки. Закон Ley 21.719, который меняет его с 1 декабря 2026 года, добавляет право забрать данные с собой. У нас всё это доступно уже сейчас: в разделе «Мои данные» можно скачать копию, исправить её, отозвать согласие и удалить учётную запись — ни у кого не спрашивая.',
          ],
          link: { text: 'Перейти к моим данным', to: own },
        },
        {
          title: 'К кому обратиться',
          paragraphs: [
            `Если учётной записи нет или удобнее поговорить с человеком, напишите, позвоните или приходите в любой наш магазин. Срок ответа — ${ru.answer}. Если ответ вас не устроит, можно обратиться в гражданский суд, а с 1 декабря 2026 года — в агентство по защите данных (Agencia de Protección de Datos Personales).`,
          ],
          link: { text: 'Написать нам', to: contact },
        },
      ],
    },
  }
}
