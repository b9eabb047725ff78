import { randomUUID } from 'node:crypto'
import { guestForm } from './test-checkout.ts'
import type { Wire } from './test-wire.ts'

/** Buys one unit as a guest: the calls of D33, in their order, as the storefront makes them; `more` goes with the last. */
export async function buy(wire: Wire, product: { id: number; price: number }, more: object = {}) {
  const productos = [{ id_producto: product.id, cantidad: 1 }]
  const guest = (await wire.post('RegistrarclientePedido', guestForm())).json()
  const [carrier] = (
    await wire.post('listar-transportistas', { id_comuna: 13110, id_tipo_despacho: 1, productos })
  ).json()
  return wire.post('generar-pedido', {
    id_cliente: guest.datos.id_cliente,
    productos,
    id_comuna: 13110,
    id_transportista: carrier.id_transportista,
    precio_transportista: carrier.precio_transportista,
    descuento_transportista: carrier.descuento,
    tipo_pago: 'transferencia',
    id_direccion_cliente: guest.id_direccion_cliente,
    total: product.price + carrier.precio_transportista,
    clave_idempotencia: randomUUID(),
    ...more,
  })
}
