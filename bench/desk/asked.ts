/** What a reading of the desk asks in a turn: the call and its fields. */
export type Reading = { name: string; call: string; ask: (turn: number) => Record<string, string | number> }

/** What the shop that is asked has: the highest ids and numbers, and days of its first and last order. */
export type Extent = {
  orders: number
  products: number[]
  brands: number[]
  customers: number
  lastCoupon: number
  lastImport: number
  webhook: number
  staff: number
}

const of = <Value>(values: readonly Value[], turn: number): Value => {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

/** Days of the last three years, `2026-11-21`. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const queues = ['por-pagar', 'por-preparar', 'preparando', 'listos', 'en-camino', 'entregados', 'cancelados']
const names = [
  'maría',
  'josé gonzález',
  'ximena ñancucheo',
  'zoila',
  'juan p',
  'contreras soto',
  'a',
  'óscar h',
]
const words = [
  'alimento perro',
  'collar',
  'filtro aceite',
  'royal',
  'balanis',
  'gato 3 kg',
  'nadaquesellameasi',
  'a',
]

/** A place somewhere in a list of so many: its beginning, its middle, its end. */
const deep = (most: number, turn: number) => Math.max(1, Math.floor(most * (1 - ((turn * 37) % 100) / 100)))

export const readings = (shop: Extent): Reading[] => [
  ...ordersOf(shop),
  ...productsOf(shop),
  ...othersOf(shop),
]

function ordersOf({ orders, products }: Extent): Reading[] {
  const call = 'staff/pedidos'
  return [
    { name: 'orders, any page', call, ask: (turn) => ({ antes_de: deep(orders, turn) }) },
    { name: 'orders of a queue', call, ask: (turn) => ({ cola: of(queues, turn) }) },
    {
      name: 'orders of a queue, any page',
      call,
      ask: (turn) => ({ cola: of(queues, turn), antes_de: deep(orders, turn) }),
    },
    {
      name: 'orders by state, payment and preparation',
      call,
      ask: (turn) => ({
        estado: of(['', 'PENDING', 'SHIPPED', 'COMPLETED', 'CANCELLED'], turn),
        estado_pago: of(['', 'WAITING', 'PAID', 'REJECTED', 'EXPIRED', 'REFUNDED', ''], turn),
        estado_preparacion: of(['', 'NONE', 'PREPARING', 'READY', 'DISPATCHED', 'DELIVERED', '', ''], turn),
      }),
    },
    {
      name: 'orders by how they are paid and sent',
      call,
      ask: (turn) => ({
        tipo_pago: of(['transferencia', 'webpay', 'pago_en_tienda'], turn),
        tipo_despacho: of(['', 1, 2], Math.floor(turn / 3)),
        estado_pago: of(['', 'REJECTED', 'EXPIRED', 'REFUNDED'], Math.floor(turn / 9)),
      }),
    },
    {
      name: 'orders of days, filtered',
      call,
      ask: (turn) => ({
        desde: dayBefore((turn * 5) % 1000),
        hasta: dayBefore(((turn * 5) % 1000) - (turn % 90)),
        estado: of(['', 'CANCELLED', 'PENDING'], turn),
        estado_pago: of(['', 'REJECTED'], Math.floor(turn / 2)),
      }),
    },
    {
      name: 'orders searched by number',
      call,
      ask: (turn) => ({ buscar: `#${100_000 + deep(orders, turn)}` }),
    },
    {
      name: 'orders searched by name',
      call,
      ask: (turn) => ({ buscar: of(names, turn), antes_de: turn % 3 ? '' : deep(orders, turn) }),
    },
    {
      name: 'orders searched by name in a state',
      call,
      ask: (turn) => ({ buscar: of(names, turn), cola: of(queues, Math.floor(turn / 8)) }),
    },
    {
      name: 'orders searched by RUT and e-mail',
      call,
      ask: (turn) => ({ buscar: turn % 2 ? `5${turn}` : `maria.gonzalez${turn}` }),
    },
    { name: 'orders searched by product', call, ask: (turn) => ({ buscar: of(words, turn) }) },
    { name: 'counts of the queues', call: 'staff/pedidos-cantidades', ask: () => ({}) },
    { name: 'one order', call: 'staff/pedido', ask: (turn) => ({ id_pedido: deep(orders, turn) }) },
    {
      name: 'movements of a product',
      call: 'staff/movimientos-stock',
      ask: (turn) => ({ id_producto: of(products, turn) }),
    },
  ]
}

function productsOf({ products, brands }: Extent): Reading[] {
  const call = 'staff/productos'
  const most = Math.max(...products)
  const states = ['todos', 'publicados', 'borradores']
  const orders = ['nombre', 'codigo', 'stock', 'precio', 'cambio']
  return [
    {
      name: 'products, any page',
      call,
      ask: (turn) => ({ estado: of(states, turn), sigue_a: deep(most, turn) }),
    },
    {
      name: 'products of a brand',
      call,
      ask: (turn) => ({ id_marca: of(brands, turn), estado: of(states, turn) }),
    },
    {
      name: 'products of a category and a brand without stock',
      call,
      ask: (turn) => ({
        id_categoria: 1 + (turn % 18),
        id_marca: turn % 2 ? of(brands, turn) : '',
        sin_stock: 1,
      }),
    },
    {
      name: 'products of a category',
      call,
      ask: (turn) => ({ id_categoria: 1 + (turn % 18), estado: of(states, turn) }),
    },
    {
      name: 'products in an order, filtered',
      call,
      ask: (turn) => ({
        orden: of(orders, turn),
        sentido: of(['asc', 'desc'], Math.floor(turn / 5)),
        estado: of(states, Math.floor(turn / 10)),
        id_categoria: turn % 3 ? '' : 1 + (turn % 18),
        id_marca: turn % 4 ? '' : of(brands, turn),
        sin_stock: turn % 7 ? 0 : 1,
        texto: turn % 2 ? of(words, turn) : '',
      }),
    },
    {
      name: 'products in an order, any page',
      call,
      ask: (turn) => ({
        orden: 'precio',
        sentido: of(['asc', 'desc'], turn),
        sigue_a: of(products, turn),
        sigue_tras: (turn * 997) % 150_000,
      }),
    },
    { name: 'products searched by words', call, ask: (turn) => ({ texto: of(words, turn) }) },
    {
      name: 'products searched by words, filtered',
      call,
      ask: (turn) => ({
        texto: of(words, turn),
        estado: of(states, Math.floor(turn / 8)),
        id_marca: turn % 3 ? '' : of(brands, turn),
        id_categoria: turn % 5 ? '' : 1 + (turn % 18),
        sin_stock: turn % 2,
      }),
    },
    {
      name: 'products searched by code',
      call,
      ask: (turn) => ({ texto: (7_900_000_000_000 + of(products, turn)).toString() }),
    },
    { name: 'one product', call: 'staff/producto', ask: (turn) => ({ id_producto: of(products, turn) }) },
    {
      name: 'history of a product',
      call: 'staff/historial-producto',
      ask: (turn) => ({ id_producto: of(products, turn) }),
    },
    { name: 'changes of many', call: 'staff/masivos', ask: () => ({}) },
    {
      name: 'low stock',
      call: 'staff/stock-bajo',
      ask: (turn) => ({ hasta: turn % 50, id_sucursal: of(['', 1, 2], turn) }),
    },
    {
      name: 'stock of a product',
      call: 'staff/stock-producto',
      ask: (turn) => ({ id_producto: of(products, turn) }),
    },
    {
      name: 'movements of a branch',
      call: 'staff/movimientos-stock',
      ask: (turn) => ({ id_sucursal: 1 + (turn % 3) }),
    },
    { name: 'last recount', call: 'staff/recuento-stock', ask: () => ({}) },
    { name: 'brands', call: 'staff/marcas', ask: () => ({}) },
    { name: 'categories', call: 'staff/categorias', ask: () => ({}) },
  ]
}

function othersOf(shop: Extent): Reading[] {
  const returnStates = ['', 'RECEIVED', 'ACCEPTED', 'REJECTED', 'CLOSED']
  return [
    {
      name: 'customers',
      call: 'staff/clientes',
      ask: (turn) => ({
        tipo: of(['todos', 'cliente', 'invitado'], turn),
        antes_de: turn % 2 ? '' : deep(shop.customers, turn),
      }),
    },
    {
      name: 'customers searched',
      call: 'staff/clientes',
      ask: (turn) => ({
        texto: of([...names, `maria ${turn}`, `+5691${turn}`], turn),
        tipo: of(['todos', 'cliente'], Math.floor(turn / 10)),
      }),
    },
    { name: 'returns', call: 'staff/solicitudes', ask: (turn) => ({ estado: of(returnStates, turn) }) },
    {
      name: 'coupons',
      call: 'staff/cupones',
      ask: (turn) => ({ codigo: of(['', 'amigo', 'A3', `9${turn}`, 'ninguno'], turn) }),
    },
    { name: 'uses of a coupon', call: 'staff/usos-cupon', ask: () => ({ id_cupon: shop.lastCoupon }) },
    {
      name: 'prescriptions',
      call: 'staff/recetas',
      ask: (turn) => ({ estado: of(['recibida', 'falta', 'aprobada', 'rechazada'], turn) }),
    },
    { name: 'prescriptions that wait', call: 'staff/recetas-cantidades', ask: () => ({}) },
    {
      name: 'opinions',
      call: 'staff/opiniones',
      ask: (turn) => ({
        tipo: of(['pregunta', 'resena'], turn),
        estado: of(['espera', 'respondidas', 'ocultas'], Math.floor(turn / 2)),
      }),
    },
    { name: 'opinions that wait', call: 'staff/opiniones-cantidades', ask: () => ({}) },
    {
      name: 'conversations',
      call: 'staff/chat-conversaciones',
      ask: (turn) => ({ estado: of(['espera', 'mias', 'todas', 'terminadas'], turn) }),
    },
    {
      name: 'conversations searched',
      call: 'staff/chat-conversaciones',
      ask: (turn) => ({ estado: 'todas', buscar: of([...names, 'despacho', 'gracias alimento'], turn) }),
    },
    { name: 'payments', call: 'staff/pagos', ask: (turn) => ({ atencion: turn % 2 }) },
    {
      name: 'mails',
      call: 'staff/correos',
      ask: (turn) => ({ estado: of(['esperando', 'enviado', 'fallido', 'vencido'], turn) }),
    },
    {
      name: 'log',
      call: 'staff/registro',
      ask: (turn) => ({
        id_cuenta: turn % 2 ? 1001 + (turn % 40) : '',
        accion: turn % 3 ? '' : 'producto-cambiado',
        desde: turn % 4 ? '' : dayBefore(turn),
        hasta: turn % 4 ? '' : dayBefore(turn - 2),
      }),
    },
    {
      name: 'sales of a month',
      call: 'staff/ventas',
      ask: (turn) => ({ desde: dayBefore(30 + turn), hasta: dayBefore(turn) }),
    },
    {
      name: 'sales of a year',
      call: 'staff/ventas',
      ask: (turn) => ({ desde: dayBefore(364 + turn), hasta: dayBefore(turn) }),
    },
    { name: 'stock, carts and months', call: 'staff/resumen-tienda', ask: () => ({}) },
    { name: 'searches without a result', call: 'staff/busquedas-sin-resultado', ask: () => ({}) },
    {
      name: 'words of the search',
      call: 'staff/terminos-busqueda',
      ask: (turn) => ({ texto: of(['', 'perro', 'a'], turn) }),
    },
    { name: 'imports', call: 'staff/importaciones', ask: () => ({}) },
    {
      name: 'errors of an import',
      call: 'staff/errores-importacion',
      ask: (turn) => ({ id_importacion: shop.lastImport, sigue_a: turn * 100 + 1 }),
    },
    { name: 'webhooks', call: 'staff/webhooks', ask: () => ({}) },
    {
      name: 'messages to a webhook',
      call: 'staff/entregas-webhook',
      ask: () => ({ id_webhook: shop.webhook }),
    },
    { name: 'first steps', call: 'staff/primeros-pasos', ask: () => ({}) },
  ]
}
