import type { StoredCart } from './cart.store.ts'

export function presentCart({ version, lines }: StoredCart) {
  return { version, productos: presentCartLines(lines) }
}

export function presentCartLines(lines: StoredCart['lines']) {
  return lines.map(({ productId, slug, valueIds, quantity }) => ({
    id_producto: productId,
    urlamigable: slug,
    cantidad: quantity,
    atributos: valueIds,
  }))
}
