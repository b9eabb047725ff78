import { calls } from '#contract/calls.ts'
import { computeTotals } from '#rules/money/totals.ts'
import { mostPrice } from '../price-range.ts'
import { ask } from './ask.ts'
import type { Requests, Sequence } from './contestant.ts'
import { guestOf } from './guest.ts'

const comuna = 13110

type Product = { id_producto: number; price: number; tiene_opciones: number }
type Carrier = { id_transportista: number; precio_transportista: number; descuento: number }

const posted = new Set<string>(
  calls.filter(({ verbs }) => (verbs as readonly string[]).includes('POST')).map(({ name }) => name),
)

/** What a shopper asks of this shop. A price that nobody has asked for makes each list one that is not cached. */
export function shopRequests(url: string, token: string, sequence: Sequence): Requests {
  const send = async <Reply>(name: string, given: object, jar?: Map<string, string>): Promise<Reply> => {
    const isPosted = posted.has(name)
    const query = new URLSearchParams({ token_authentication: token })
    if (!isPosted) for (const [key, value] of Object.entries(given)) query.set(key, String(value))
    const cookies = jar && [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    const reply = await ask(`${url}/api/${name}?${query}`, {
      headers: {
        ...(cookies && { cookie: cookies, 'x-xsrf-token': jar?.get('XSRF-TOKEN') ?? '' }),
        ...(isPosted && { 'content-type': 'application/json' }),
      },
      ...(isPosted && { method: 'POST', body: JSON.stringify(given) }),
    })
    if (reply.status !== 200) throw new Error(`${name} answers ${reply.status}: ${reply.body.slice(0, 500)}`)
    for (const cookie of reply.headers['set-cookie'] ?? []) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      jar?.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return JSON.parse(reply.body) as Reply
  }
  let turn = 0
  const listed = async (given: object) => {
    turn += 1
    const { items } = await send<{ items: unknown[] }>('listar-productos', {
      ...given,
      filter_price: `0-${mostPrice - turn}`,
    })
    return items.length
  }
  const list = async () => {
    const found = await listed({ urlamigable_categoria: sequence.category })
    if (found !== 16) throw new Error(`The shop lists ${found} products.`)
  }
  const search = async () => {
    const texto = sequence.nextWords()
    if (!(await listed({ texto }))) throw new Error(`The shop does not find ${texto}.`)
  }
  const suggestion = async () => {
    const texto = sequence.nextBeginning()
    await send('FiltrarProducto', { id_filtro: 1, texto, limitProducts: 3, limitCategories: 0 })
  }
  const look = () => send<Product>('ver-producto', { urlamigable_producto: sequence.nextProduct().slug })
  const detail = async () => {
    await look()
  }
  const order = async () => {
    const jar = new Map<string, string>()
    const guest = guestOf()
    const chosen = sequence.nextPair()
    const productos = chosen.map(({ id }) => ({ id_producto: id, cantidad: 1 }))
    const registered = await send<{ datos: { id_cliente: number }; id_direccion_cliente: number }>(
      'RegistrarclientePedido',
      {
        datosusuario: {
          e_mail_cliente: guest.email,
          rut_cliente: '12345678-5',
          nombre_cliente: guest.name,
          celular_cliente: guest.phone,
        },
        datosformulario: {
          id_comuna: comuna,
          calle_direccion_cliente: guest.street,
          numero_direccion_cliente: guest.number,
        },
        datosextra: { acepta_terminos: 1 },
      },
      jar,
    )
    const [carrier] = await send<Carrier[]>(
      'listar-transportistas',
      { id_comuna: comuna, id_tipo_despacho: 1, productos },
      jar,
    )
    if (!carrier) throw new Error('Nobody delivers.')
    const { precio_transportista: price, descuento } = carrier
    const { total } = computeTotals({
      lines: chosen.map((product) => ({ unitPrice: product.price, quantity: 1 })),
      shipping: { price, discountPercent: descuento },
      coupon: null,
    })
    await send(
      'generar-pedido',
      {
        id_cliente: registered.datos.id_cliente,
        productos,
        id_comuna: comuna,
        id_transportista: carrier.id_transportista,
        precio_transportista: price,
        descuento_transportista: descuento,
        tipo_pago: 'transferencia',
        id_direccion_cliente: registered.id_direccion_cliente,
        cupon_descuento: '',
        total,
        clave_idempotencia: crypto.randomUUID(),
      },
      jar,
    )
  }
  return { list, detail, search, suggestion, order }
}
