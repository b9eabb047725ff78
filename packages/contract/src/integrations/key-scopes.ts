/**
 * What a key of another system may do: for each scope the calls of the staff that it opens, and no others. Such a call is
 * made with `Authorization: Bearer <key>` in place of the staff's cookies.
 */
export const keyScopes = {
  'pedidos:leer': ['staff/pedidos', 'staff/pedidos-cantidades', 'staff/pedido', 'staff/cuenta-pedido'],
  'stock:leer': ['staff/stock-bajo', 'staff/stock-producto', 'staff/movimientos-stock'],
  'stock:escribir': ['staff/ajustar-stock', 'staff/mover-stock', 'staff/trasladar-stock'],
  'productos:leer': ['staff/productos', 'staff/producto'],
  'precios:escribir': ['staff/fijar-precio'],
} as const satisfies Record<string, readonly string[]>

export type KeyScope = keyof typeof keyScopes

export const keyScopeNames = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]]

/** The scopes that open a call; none where no key may make it. */
export const scopesOf = (call: string): KeyScope[] =>
  keyScopeNames.filter((scope) => (keyScopes[scope] as readonly string[]).includes(call))

/** What webhooks tell of. */
export const webhookEvents = ['pedido.creado', 'pedido.cambiado', 'stock.cambiado', 'prueba'] as const

export type WebhookEvent = (typeof webhookEvents)[number]
