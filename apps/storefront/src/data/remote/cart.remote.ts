import type { WireReply } from '#contract/wire-types.ts'
import type { AccountCart, CartPort } from '../port/cart.port.ts'
import { personalWire } from './personal-wire.ts'
import type { Wire } from './wire.ts'

export function cartRemote(any: Wire): CartPort {
  const wire = personalWire(any)
  return {
    async load() {
      return toCart(await wire.get('carrito', {}))
    },
    async save(lines, version) {
      const reply = await wire.post('guardar-carrito', {
        version,
        productos: lines.map(({ productId, quantity, valueIds }) => ({
          id_producto: productId,
          cantidad: quantity,
          atributos: [...valueIds],
        })),
      })
      return { ...toCart(reply), saved: reply.guardado === 1 }
    },
  }
}

const toCart = ({ version, productos }: WireReply<'carrito'>): AccountCart => ({
  version,
  lines: productos.map((line) => ({
    productId: line.id_producto,
    slug: line.urlamigable,
    valueIds: line.atributos,
    quantity: line.cantidad,
  })),
})
