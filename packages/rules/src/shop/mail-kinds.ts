/** What the shop writes about. */
const mailKinds = [
  'order-received',
  'order-paid',
  'order-shipped',
  'order-ready',
  'order-expired',
  'order-cancelled',
  'order-reduced',
  'payment-late',
  'payment-refunded',
  'return-received',
  'return-answered',
  'prescription-answered',
  'back-in-stock',
  'food-runs-out',
  'question-answered',
  'recovery',
  'staff-invitation',
  'staff-password-changed',
  'email-proof',
  'email-changed',
  'password-changed',
  'newsletter-confirmation',
  'contact',
  'chat-left',
  'chat-received',
  'chat-answer',
  'chat-transcript',
] as const

export type MailKind = (typeof mailKinds)[number]

export const shownMailKinds = [...mailKinds, 'other'] as const

export type ShownMailKind = (typeof shownMailKinds)[number]

const known: ReadonlySet<string> = new Set(mailKinds)

/** The kind of a stored mail; `other` where this version knows it no longer, or not yet. */
export const shownMailKind = (kind: string): ShownMailKind => (known.has(kind) ? (kind as MailKind) : 'other')
