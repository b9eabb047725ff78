import type { PaymentForm } from '../../data/port/payments.port.ts'
import { storageKey } from '../../shell/storage-keys.ts'

const sentKey = (orderToken: string) => storageKey('sent-to-pay', orderToken)

/** Whether this tab has sent the shopper to pay an order before: whoever comes back by the browser's arrow. */
export function wasSentToPay(orderToken: string): boolean {
  try {
    return sessionStorage.getItem(sentKey(orderToken)) !== null
  } catch {
    return false // a browser without storage sends on each time
  }
}

/**
 * Leaves the shop for the gateway: its token is posted, so that it stands in no address. Nothing after it is
 * run by this page, but where the arrow shows it again as it was left.
 */
export function sendToPay(orderToken: string, { url, token }: PaymentForm): void {
  try {
    sessionStorage.setItem(sentKey(orderToken), '1')
  } catch {
    // Without storage the way back by the arrow leads to the gateway once more, which knows its own forms.
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'token_ws'
  field.value = token
  form.append(field)
  document.body.append(form)
  // A page that a browser has kept would say for ever that it is leaving: loaded again, it shows how the payment stands.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  form.submit()
}
