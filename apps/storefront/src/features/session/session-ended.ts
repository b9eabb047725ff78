import { storageOf } from '../../shell/browser-storage.ts'
import { storageKey } from '../../shell/storage-keys.ts'
import { storedProfile } from './account.store.ts'

/** The remote layer alone has sessions that end. */
const key = storageKey('ended', 'remote')

/** This document is on its way out: what is kept is for the next one. */
let isLeaving = false

/**
 * After a 401: forgets who was signed in, and sends the top window to the site's origin (D25, specification
 * §8). Where it was is kept, for `loginAfterEnd`. A page that an order's token opens stays: it needs no session.
 */
export function endSession(): void {
  if (isLeaving) return // of several calls that are refused at once
  if (isOpenedByToken(location.hash.slice(1))) {
    storedProfile.update(() => ({}))
    return
  }
  isLeaving = true
  storageOf('sessionStorage').setItem(key, location.hash.slice(1))
  storedProfile.update(() => ({}))
  window.top?.location.assign(location.origin)
}

/** The login that leads back to where a session ended, told once; null where nothing is lost by starting again. */
export function loginAfterEnd(): string | null {
  if (isLeaving) return null
  const storage = storageOf('sessionStorage')
  const left = storage.getItem(key) ?? ''
  storage.removeItem(key)
  return isOwnPage(left) ? loginBackTo(left) : null
}

/**
 * The pages of paying, and an order's own: shown to whoever has the order's token, so also where the shopper
 * comes back to another browser than the one that bought.
 */
export const isOpenedByToken = (path: string) =>
  /^\/(?:pago(?:\/|$)|shop\/checkout\/[0-9a-z]{32})/i.test(path)

/** The login for somebody whose session has ended at one of their own pages, and that leads back there. */
export const loginBackTo = (path: string) =>
  `/account/login?${new URLSearchParams({ next: path, ended: '1' })}`

/** The login for a guest at somebody's own page, and that leads back there; to the dashboard it leads by itself. */
export const loginFor = (path: string) =>
  isOwnPage(path) && path !== '/account/dashboard'
    ? `/account/login?${new URLSearchParams({ next: path })}`
    : '/account/login'

/** Whether the login leads back to a page: to somebody's own alone, so that no link makes it lead anywhere else. */
export const isOwnPage = (path: string) =>
  path === '/shop/checkout' ||
  /^\/account\/confirm-email\?token=[\w-]{43}$/.test(path) ||
  (path !== '/account/login' && /^\/account\/[a-z]+(\/\d+)?$/.test(path))
