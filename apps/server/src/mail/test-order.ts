import { salesHours, storeHours } from '#rules/chile/usual-hours.ts'
import { noSeller } from '#rules/shop/shop-facts.ts'
import type { Mail, MailContent, MailLanguage, OrderMail, ReturnMail } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'

/** What mails say of the demonstration. */
export const testMailShop: MailShop = {
  brand: { name: 'Huella', color: '' },
  publicUrl: 'https://huella.example',
  seller: {
    ...noSeller,
    name: 'Huella SpA',
    rut: '76.543.210-3',
    address: 'Avenida Vicuña Mackenna 7255',
    phone: '+56223456789',
  },
  bank: {
    bank: 'Banco de la Plaza',
    accountType: 'Cuenta corriente',
    number: '000123456789',
    holder: 'Huella SpA',
    rut: '76.543.210-3',
    email: 'pagos@huella.example',
  },
  hours: { store: storeHours, sales: salesHours },
  terms: null,
}

/** An order with everything in it that a mail can tell, and a name that tries to be HTML. */
export const testOrder: OrderMail = {
  number: 104_233,
  token: 'c0ffee00c0ffee00c0ffee00c0ffee00',
  placedAt: '2026-11-20T15:04:00.000Z',
  customerName: 'Ñusta <b>Rojas</b> & Co',
  lines: [
    {
      name: 'Alimento para perro adulto, pollo y arroz',
      options: [{ name: 'Tamaño', value: '12 kg' }],
      quantity: 2,
      unitPrice: 32_990,
      total: 65_980,
    },
    { name: 'Filtro de aceite W 712/75', options: [], quantity: 1, unitPrice: 7990, total: 7990 },
  ],
  subtotal: 73_970,
  shippingNet: 3990,
  couponAmount: 5000,
  total: 72_960,
  neto: 61_311,
  iva: 11_649,
  delivery: {
    carrier: 'Chilexpress',
    daysFrom: 2,
    daysTo: 4,
    address: {
      street: 'Avenida Vicuña Mackenna',
      number: '7255',
      flat: 'Depto. 41',
      reference: 'Portón verde',
      comuna: 'La Florida',
      region: 'Metropolitana de Santiago',
    },
    branch: null,
  },
  paymentKind: 'transferencia',
  holdUntil: '2026-11-22T15:04:00.000Z',
  documentKind: 'boleta',
  termsVersion: '2026-11',
}

export const testReturn: ReturnMail = {
  orderNumber: testOrder.number,
  token: testOrder.token,
  customerName: testOrder.customerName,
  kind: 'RETRACTO',
  state: 'RECEIVED',
  lines: [{ name: 'Filtro de aceite W 712/75', quantity: 1 }],
  reason: 'No le sirve <b>a mi auto</b>.',
  answer: '',
  refund: { amount: 12_990, dueOn: '2026-12-07' },
}

/** One mail of each kind. */
export const testContents: MailContent[] = [
  { kind: 'order-received', order: testOrder },
  { kind: 'order-paid', order: { ...testOrder, holdUntil: null } },
  {
    kind: 'order-shipped',
    order: {
      ...testOrder,
      holdUntil: null,
      delivery: {
        ...testOrder.delivery,
        parcel: { number: '99999999-123', url: 'https://courier.example/seguimiento/99999999-123' },
      },
    },
  },
  {
    kind: 'order-ready',
    order: {
      ...testOrder,
      paymentKind: 'pago_en_tienda',
      delivery: {
        ...testOrder.delivery,
        address: null,
        branch: 'Huella La Florida',
        place: { address: 'Avenida Vicuña Mackenna 7255', comuna: 'La Florida', phone: '+56223456789' },
      },
    },
  },
  { kind: 'order-expired', order: { ...testOrder, holdUntil: null } },
  {
    kind: 'order-cancelled',
    order: { ...testOrder, holdUntil: null, paidAt: testOrder.placedAt },
    amount: 72_960,
  },
  {
    kind: 'order-reduced',
    order: {
      ...testOrder,
      lines: testOrder.lines.map((line, place) => (place === 0 ? { ...line, unsent: 1 } : line)),
      holdUntil: null,
      paidAt: testOrder.placedAt,
    },
    takenOff: [1, 0],
    amount: 32_990,
    method: 'gateway',
  },
  { kind: 'payment-late', order: { ...testOrder, holdUntil: null }, amount: 5000 },
  {
    kind: 'payment-refunded',
    refund: {
      orderNumber: testOrder.number,
      token: testOrder.token,
      customerName: testOrder.customerName,
      amount: 72_960,
    },
  },
  { kind: 'return-received', request: testReturn },
  {
    kind: 'return-answered',
    request: { ...testReturn, state: 'ACCEPTED', answer: 'Te esperamos en la tienda.' },
  },
  {
    kind: 'prescription-answered',
    prescription: {
      orderNumber: testOrder.number,
      token: testOrder.token,
      customerName: testOrder.customerName,
      isApproved: false,
      reason: 'No se lee la fecha.',
    },
  },
  {
    kind: 'food-runs-out',
    product: { id: 1002, name: 'Alimento gatito', slug: 'alimento-gatito' },
    runsOutOn: '2027-01-03',
    unsubscribeToken: 'f00d',
  },
  {
    kind: 'back-in-stock',
    product: { name: 'Collar de cuero', slug: 'collar-de-cuero' },
    unsubscribeToken: 'st0p',
  },
  {
    kind: 'question-answered',
    product: { id: 1002, name: 'Alimento gatito', slug: 'alimento-gatito' },
    asked: {
      name: 'Camila',
      question: '¿Sirve desde los <b>2</b> meses?',
      answer: 'Sí, desde los dos meses.',
    },
  },
  { kind: 'recovery', name: 'Camila', token: 'r3covery_t0ken' },
  { kind: 'staff-invitation', name: 'Rosa', token: 'inv1tation_t0ken' },
  { kind: 'staff-password-changed', name: 'Rosa' },
  { kind: 'email-proof', name: 'Camila', token: 'pr00f_t0ken' },
  { kind: 'email-changed', name: 'Camila', email: 'nueva@correo.cl' },
  { kind: 'password-changed', name: 'Camila' },
  { kind: 'newsletter-confirmation', confirmToken: 'c0nfirm', unsubscribeToken: 'c4ncel' },
  {
    kind: 'chat-left',
    message: {
      conversationId: 7,
      name: 'Camila "la" <Rojas>',
      email: 'camila@correo.cl',
      phone: '+56912345678',
      content: '<script>alert(1)</script>\n¿Abren el feriado?',
    },
  },
  { kind: 'chat-received', name: 'Camila' },
  {
    kind: 'chat-answer',
    answer: {
      name: 'Camila',
      question: '¿Abren el feriado?',
      answer: 'Ese día no.\n<b>El lunes</b> sí.',
      agent: 'Rosa',
      slug: 'collar-de-cuero',
    },
  },
  {
    kind: 'chat-transcript',
    transcript: {
      name: 'Camila',
      email: 'camila@correo.cl',
      phone: '+56912345678',
      openedAt: '2026-11-20T12:00:00.000Z',
      messages: [
        { by: null, content: '¿Tienen <script>pipetas</script>?', at: '2026-11-20T12:00:30.000Z' },
        { by: 'Rosa', content: 'Sí, te dejo el enlace.', at: '2026-11-20T12:01:00.000Z' },
      ],
    },
  },
  {
    kind: 'contact',
    contact: {
      name: 'Camila "la" <Rojas>',
      email: 'camila@correo.cl',
      topic: 'Una duda',
      message: 'Hola,\n<script>alert(1)</script>\n¿tienen arena?',
    },
  },
]

export const testMail = (content: MailContent, language: MailLanguage = 'es'): Mail => ({
  to: 'camila@correo.cl',
  language,
  ...content,
})
