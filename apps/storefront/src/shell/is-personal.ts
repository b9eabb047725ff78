import { pathOf } from './address.ts'

const personalPaths =
  /^\/(account|pago|site\/newsletter|shop\/(cart|cart-vacio|preview|wishlist|compare|pets|checkout))(\/|$)/

/** True for pages that show one person's own things, a preview among them: not cached, not indexed, never stored by the worker. */
export function isPersonal(url: string): boolean {
  return personalPaths.test(pathOf(url))
}
