import type { FieldName } from '../checkout-form.ts'

/** The id of a field's control on the page. */
export function fieldId(field: FieldName): string {
  return `checkout-${field}`
}

export const noticeId = 'checkout-notice'

function focusSoon(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'center' })
  })
}

/** Puts the focus where something has to be fixed, once the page shows it. */
export function focusField(field: FieldName | null): void {
  if (field) focusSoon(fieldId(field))
}

export function focusNotice(): void {
  focusSoon(noticeId)
}
