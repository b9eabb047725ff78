import { normalizeEmail } from '#rules/people/email.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import type { Toast } from '../../../ui/feedback/toasts.tsx'

type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** Asks for the newsletter and tells how it went, in the specification's words (§5, §8); a sent form is empty again. */
export async function sendNewsletter(form: HTMLFormElement, data: DataPort, text: Text): Promise<Toast> {
  const email = String(new FormData(form).get('email')).trim()
  if (normalizeEmail(email) === null) {
    return { tone: 'failure', text: text('LAYOUT_NEWS_REQUIRED') }
  }
  try {
    await data.content.subscribe(email)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!error.wait) return { tone: 'failure', text: text('LAYOUT_NEWS_FAILED') }
    const count = Math.ceil(error.wait / 60)
    return { tone: 'failure', text: text('ACCOUNT_ERROR_WAIT', { message: error.message, count }) }
  }
  form.reset()
  return { tone: 'success', text: text('LAYOUT_NEWS_SENT') }
}
