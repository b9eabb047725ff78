import { startedLayer } from './started-layer.ts'

/**
 * What the shop stores in a browser, besides the e-mail of `rememberedEmail`. A draft of a review stands by its product, what was sent to pay by its order.
 */
export const storedNames = [
  'all-parts',
  'all-products',
  'branch',
  'cart',
  'cart-account',
  'chat',
  'chat-messages',
  'chat-sound',
  'checkout',
  'compare',
  'consent',
  'coupon',
  'currency',
  'delivery-place',
  'eater',
  'ended',
  'garage',
  'language',
  'last-order',
  'list-view',
  'pet-photo',
  'pets',
  'prescription',
  'questions',
  'recent-searches',
  'review',
  'seen',
  'sent-to-pay',
  'theme',
  'vehicle',
  'wishlist',
] as const

export type StoredName = (typeof storedNames)[number]

/** What every key of the demonstration begins with, besides those of the sample layer itself. */
export const samplePrefix = 'sample:'

/** A key as it stands in the storage: the two layers share none (decision 0183). */
export const layerKey = (key: string): string => (startedLayer === 'sample' ? samplePrefix + key : key)

/** The key of what is stored; `part` tells the data layers, or several of a kind, apart. */
export function storageKey(name: StoredName, part?: string | number): string {
  return layerKey(part === undefined ? `huella:${name}` : `huella:${name}:${part}`)
}
