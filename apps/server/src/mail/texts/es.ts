import type { MailLanguage } from '../mail-content.ts'

export const spanish = {
  greeting: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
  footer: 'Este correo es una respuesta a algo que hiciste en {shop}.',
  phone: 'Teléfono',
  received: {
    subject: (order: number) => `Recibimos tu pedido ${order}`,
    title: '¡Gracias por tu compra!',
    intro: (order: number) =>
      `Recibimos tu pedido ${order}. Este correo es tu confirmación por escrito: guárdalo.`,
    button: 'Ver mi pedido',
  },
  paid: {
    subject: (order: number) => `Recibimos el pago de tu pedido ${order}`,
    title: 'Tu pago está listo',
    intro: (order: number) => `Recibimos el pago de tu pedido ${order}. Ya lo estamos preparando.`,
    button: 'Ver mi pedido',
  },
  shipped: {
    subject: (order: number) => `Tu pedido ${order} va en camino`,
    title: 'Tu pedido va en camino',
    intro: (order: number, carrier: string) => `Tu pedido ${order} salió de nuestra tienda con ${carrier}.`,
    button: 'Seguir mi pedido',
    parcel: (number: string) => `Tu número de seguimiento es ${number}.`,
    follow: (carrier: string) => `Ver el envío en ${carrier}`,
  },
  ready: {
    subject: (order: number) => `Tu pedido ${order} está listo para retirar`,
    title: 'Está listo',
    intro: (order: number) => `Tu pedido ${order} te espera en la tienda.`,
    payThere: (total: string, until: string) =>
      `Lo pagas al retirar: ${total}. Te lo guardamos hasta el ${until}.`,
  },
  expired: {
    subject: (order: number) => `Anulamos tu pedido ${order}: no llegó el pago`,
    title: 'El plazo para pagar terminó',
    intro: (order: number) =>
      `Tu pedido ${order} esperaba su pago y el plazo terminó. Lo anulamos y no te cobramos nada.`,
    transferred:
      'Si ya hiciste la transferencia, llámanos: te devolvemos el dinero o vemos si aún hay stock.',
    again: 'Si todavía lo quieres, puedes comprarlo otra vez cuando quieras.',
  },
  cancelled: {
    subject: (order: number) => `Anulamos tu pedido ${order}`,
    title: 'Anulamos tu pedido',
    intro: (order: number) => `La tienda anuló tu pedido ${order}.`,
    paid: (amount: string) => `Te devolvemos ${amount} y te avisamos cuando esté hecho.`,
    unpaid: 'Si alcanzaste a pagar, te devolvemos todo.',
    help: 'Si tienes una duda, llámanos y te ayudamos.',
  },
  reduced: {
    subject: (order: number) => `Tu pedido ${order} cambió: hay productos que no te enviaremos`,
    title: 'Tu pedido cambió',
    intro: (order: number) => `Estos productos ya no van en tu pedido ${order}:`,
    paid: {
      gateway: (amount: string) =>
        `Te devolvemos ${amount} a la tarjeta con que pagaste y te avisamos cuando esté hecho.`,
      transfer: (amount: string) => `Te devolvimos ${amount} por transferencia.`,
      'in-shop': (amount: string) => `Te devolvimos ${amount} en la tienda.`,
    },
    rest: 'Lo demás sigue en tu pedido',
  },
  late: {
    subject: (order: number) => `Tu transferencia del pedido ${order} llegó tarde`,
    title: 'Tu transferencia llegó tarde',
    intro: (total: string, order: number) =>
      `Recibimos ${total} del pedido ${order}, pero ya estaba anulado.`,
    text: 'Te devolvemos el dinero. Si prefieres recibir los productos, llámanos y vemos si aún hay stock.',
  },
  pickup: {
    heading: 'Dónde retiras',
    branch: 'Sucursal',
    address: 'Dirección',
    hours: 'Horario',
    bring: 'Qué llevar',
    whatToBring: 'Tu número de pedido o tu RUT.',
    map: 'Ver en el mapa',
  },
  refunded: {
    subject: (order: number) => `Te devolvimos dinero del pedido ${order}`,
    title: 'Devolvimos tu dinero',
    intro: {
      gateway: (amount: string, order: number) =>
        `Devolvimos ${amount} del pedido ${order} a la tarjeta con que pagaste.`,
      transfer: (amount: string, order: number) =>
        `Devolvimos ${amount} del pedido ${order} por transferencia bancaria.`,
      'in-shop': (amount: string, order: number) =>
        `Te devolvimos ${amount} del pedido ${order} en la tienda.`,
    },
    button: 'Ver mi pedido',
    small: 'Según tu banco puede tardar unos días en aparecer en tu cuenta.',
  },
  order: {
    lines: 'Lo que compraste',
    each: (price: string) => `${price} cada uno`,
    unsent: (units: number) => `no enviado: ${units}`,
    subtotal: 'Subtotal',
    shipping: 'Despacho',
    coupon: 'Cupón',
    neto: 'Neto',
    iva: 'IVA (19 %)',
    total: 'Total',
    facts: 'Datos del pedido',
    number: 'Número',
    date: 'Fecha',
    payment: 'Pago',
    paymentKinds: {
      transferencia: 'Transferencia bancaria',
      webpay: 'Webpay',
      pago_en_tienda: 'Pago en la tienda',
    },
    document: 'Documento',
    documents: { boleta: 'Boleta', factura: 'Factura' },
    delivery: 'Despacho',
    pickup: 'Retiro',
    address: 'Dirección',
    term: 'Plazo',
    tracking: 'Seguimiento',
    days: (from: number, to: number) => {
      if (from !== to) return `${from} a ${to} días hábiles`
      return to === 1 ? '1 día hábil' : `${to} días hábiles`
    },
    fromTransfer: (days: string) => `${days} desde que recibimos tu transferencia`,
    dayOfTransfer: 'El mismo día hábil en que recibimos tu transferencia',
    transfer: 'Cómo pagar',
    inShopIntro: (total: string, until: string) =>
      `Paga ${total} al retirar. Te lo guardamos hasta el ${until} y te avisamos por correo cuando esté listo.`,
    transferIntro: (total: string, order: number, until: string) =>
      `Transfiere ${total} e indica el número ${order} en el mensaje. Hasta el ${until} reservamos tus productos.`,
    bank: 'Banco',
    account: 'Cuenta',
    accountNumber: 'Número de cuenta',
    holder: 'Titular',
    rut: 'RUT',
    email: 'Correo',
    terms: 'Términos que aceptaste',
    termsVersion: (version: string) => `Versión ${version}.`,
  },
  returns: {
    kinds: { RETRACTO: 'retracto', GARANTIA: 'garantía' },
    received: {
      subject: (kind: string, order: number) => `Recibimos tu solicitud de ${kind} del pedido ${order}`,
      title: 'Recibimos tu solicitud',
      intro: (kind: string, order: number) =>
        `Tu solicitud de ${kind} del pedido ${order} quedó registrada. La revisamos y te respondemos por correo.`,
      button: 'Ver mi pedido',
    },
    answered: {
      subject: (kind: string, order: number) => `Respuesta a tu solicitud de ${kind} del pedido ${order}`,
      title: 'Respondimos tu solicitud',
      intro: (kind: string, order: number) => `Hay novedades de tu solicitud de ${kind} del pedido ${order}.`,
      button: 'Ver mi pedido',
    },
    state: 'Estado',
    states: { RECEIVED: 'Recibida', ACCEPTED: 'Aceptada', REJECTED: 'Rechazada', CLOSED: 'Cerrada' },
    products: 'Productos',
    refund: {
      requested: 'Si la aceptamos, te devolvemos',
      accepted: 'Te devolvemos',
      by: (amount: string, day: string) => `${amount}, a más tardar el ${day}`,
    },
    reason: 'Tu motivo',
    answer: 'Nuestra respuesta',
  },
  prescription: {
    approved: {
      subject: (order: number) => `La receta del pedido ${order} está aprobada`,
      title: 'Aprobamos tu receta',
      intro: (order: number) => `Aprobamos la receta del pedido ${order}. Ya podemos prepararlo.`,
      button: 'Ver mi pedido',
    },
    refused: {
      subject: (order: number) => `La receta del pedido ${order} no se pudo aceptar`,
      title: 'Necesitamos otra receta',
      intro: (order: number) =>
        `No pudimos aceptar la receta del pedido ${order}. Envíanos otra en la página del pedido: hasta entonces no lo preparamos.`,
      button: 'Enviar otra receta',
    },
    reason: 'Por qué',
  },
  stock: {
    subject: (product: string) => `${product} está de vuelta`,
    title: 'Volvió lo que esperabas',
    intro: (product: string) => `Nos pediste avisarte: ${product} tiene stock otra vez.`,
    button: 'Ver el producto',
    small: 'Te avisamos una sola vez. No guardamos el producto para ti: quien llega primero, se lo lleva.',
    unsubscribe: 'No quiero más avisos de stock',
  },
  food: {
    offer: {
      title: '¿Te avisamos antes de que se acabe?',
      text: 'Compraste alimento. Dinos cuánto pesa tu mascota y te escribimos una sola vez, una semana antes de que se acabe. Solo si tú lo pides.',
      link: 'Pedir el recordatorio',
    },
    subject: (product: string) => `Se está acabando: ${product}`,
    title: 'Ya queda poco en el saco',
    intro: (product: string, day: string) =>
      `Según la ración que calculaste, ${product} se acaba alrededor del ${day}. Si lo pides ahora, llega a tiempo.`,
    button: 'Volver a pedirlo',
    small: 'Te lo recordamos porque lo pediste al comprar, y una sola vez.',
    unsubscribe: 'No quiero más recordatorios',
  },
  question: {
    subject: (product: string) => `Respondimos tu pregunta: ${product}`,
    title: 'Respondimos tu pregunta',
    intro: (product: string) => `Preguntaste por ${product}:`,
    answer: 'Esto te respondemos:',
    button: 'Ver el producto',
  },
  recovery: {
    subject: 'Cambia tu contraseña de {shop}',
    title: 'Elige una contraseña nueva',
    intro: 'Pediste recuperar tu contraseña. Con este botón eliges una nueva:',
    button: 'Cambiar mi contraseña',
    small: (minutes: number) =>
      `El enlace sirve una vez y vence en ${minutes} minutos. Si no lo pediste, ignora este correo: tu contraseña sigue igual.`,
  },
  staffInvitation: {
    subject: 'Tu cuenta en el equipo de {shop}',
    title: 'Elige tu contraseña',
    intro: 'Tienes una cuenta en el equipo de {shop}. Con este botón eliges tu contraseña y entras:',
    button: 'Elegir mi contraseña',
    small: (days: number) =>
      `El enlace sirve una vez y vence en ${days} días. Si no trabajas en {shop}, ignora este correo.`,
    footer: 'Te escribimos porque alguien de {shop} te dio una cuenta del equipo.',
  },
  staffPasswordChanged: {
    subject: 'Cambió la contraseña de tu cuenta del equipo de {shop}',
    title: 'Tu contraseña cambió',
    intro:
      'La contraseña de tu cuenta en el equipo de {shop} se cambió recién, y las demás sesiones se cerraron.',
    small:
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, avisa enseguida a quien administra las cuentas del equipo.',
    button: 'Ir al escritorio',
    footer: 'Te escribimos porque tienes una cuenta del equipo de {shop}.',
  },
  emailProof: {
    subject: 'Confirma tu correo en {shop}',
    title: 'Confirma tu correo',
    intro: 'Con este botón confirmas que este correo es tuyo y que es el de tu cuenta en {shop}:',
    button: 'Confirmar mi correo',
    small: (hours: number) =>
      `El enlace sirve una vez, con tu cuenta abierta, y vence en ${hours} horas. Si no lo pediste, ignora este correo: nada cambia.`,
  },
  emailChanged: {
    subject: 'Cambió el correo de tu cuenta en {shop}',
    title: 'Tu cuenta tiene otro correo',
    intro: (email: string) => `Desde ahora el correo de tu cuenta es ${email}. Este ya no lo es.`,
    small: 'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, escríbenos enseguida.',
    button: 'Escribir a la tienda',
  },
  passwordChanged: {
    subject: 'Cambió tu contraseña de {shop}',
    title: 'Tu contraseña cambió',
    intro: 'La contraseña de tu cuenta se cambió recién, y las demás sesiones se cerraron.',
    small: 'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, elige otra enseguida con este botón.',
    button: 'Recuperar mi cuenta',
  },
  newsletter: {
    subject: 'Confirma tu suscripción a {shop}',
    title: 'Confirma tu suscripción',
    intro:
      'Alguien dejó este correo para recibir ofertas y novedades de {shop}. Si fuiste tú, confírmalo con este botón:',
    button: 'Confirmar mi suscripción',
    small: 'Si no fuiste tú, ignora este correo: sin tu confirmación no te escribiremos.',
    unsubscribe: 'Cancelar la suscripción',
  },
  contact: {
    subject: (topic: string) => `Contacto: ${topic}`,
    title: 'Mensaje desde la página de contacto',
    name: 'Nombre',
    email: 'Correo',
    topic: 'Tema',
    small: 'Responde este correo para contestarle a la persona.',
    footer: 'Este correo lo envió el formulario de contacto de la tienda.',
  },
  chat: {
    left: {
      subject: (name: string) => `Mensaje para responder: ${name}`,
      title: 'Un mensaje dejado en el chat',
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      button: 'Responder',
      footer: 'Este correo lo envió el chat de la tienda.',
    },
    received: {
      subject: 'Recibimos tu mensaje',
      title: 'Gracias por escribirnos',
      intro: 'Recibimos el mensaje que dejaste en el chat de {shop}. Te respondemos a este correo.',
      small: 'Si no lo escribiste tú, no tienes que hacer nada.',
    },
    answer: {
      subject: 'Respondimos tu mensaje',
      title: 'Nuestra respuesta',
      asked: 'Nos escribiste:',
      product: 'Ver el producto',
      small: (agent: string) => `Te respondió ${agent}. Si te queda una duda, escríbenos otra vez.`,
    },
    transcript: {
      subject: 'Tu conversación con {shop}',
      title: 'Tu conversación con {shop}',
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      date: 'Fecha',
      messages: 'Mensajes',
    },
  },
}

export type MailTexts = typeof spanish

/** The locale by which dates are written. */
export const locales: Record<MailLanguage, string> = { es: 'es-CL', en: 'en-US', ru: 'ru-RU' }
