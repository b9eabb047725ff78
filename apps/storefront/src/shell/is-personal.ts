import { pathOf } from './address.ts'

const personalPaths =
  /^\/(account|pago|site\/newsletter|shop\/(cart|cart-vacio|wishlist|compare|pets|checkout))(\/|$)/

/** True for pages that show one shopper's own things: not cached, not indexed, never stored by the worker. */
export function isPersonal(url: string): boolean {
  return personalPaths.test(pathOf(url))
}
