/**
 * What the shop stores in a browser, besides the e-mail of `rememberedEmail`. A draft of a review stands by its product, what was sent to pay by its order.
 */
type StoredName =
  | 'cart'
  | 'cart-account'
  | 'chat'
  | 'chat-messages'
  | 'chat-sound'
  | 'checkout'
  | 'compare'
  | 'consent'
  | 'coupon'
  | 'currency'
  | 'data'
  | 'ended'
  | 'garage'
  | 'language'
  | 'last-order'
  | 'list-view'
  | 'recent-searches'
  | 'review'
  | 'seen'
  | 'sent-to-pay'
  | 'theme'
  | 'vehicle'
  | 'wishlist'

/** The key of what is stored; `part` tells the data layers, or several of a kind, apart. */
export function storageKey(name: StoredName, part?: string | number): string {
  return part === undefined ? `huella:${name}` : `huella:${name}:${part}`
}
