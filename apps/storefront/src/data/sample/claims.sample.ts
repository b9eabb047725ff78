import type { Claim, ClaimForm, Order } from '../port/orders.port.ts'
import type { SampleContext } from './layer.ts'

const key = 'huella.sample.claims'

type KeptClaim = Claim & { orderId: number; idempotencyKey: string }

function readClaims({ storage }: SampleContext): KeptClaim[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptClaim[]) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** What was asked about an order on this browser, the newest first. */
export const claimsOf = (context: SampleContext, orderId: number): Claim[] =>
  readClaims(context)
    .filter((claim) => claim.orderId === orderId)
    .map(toClaim)

/** Keeps a claim, which nobody answers here; the same key gives the same one. */
export function keepClaim(context: SampleContext, order: Order, form: ClaimForm): Claim {
  const kept = readClaims(context)
  const again = kept.find((claim) => claim.idempotencyKey === form.idempotencyKey)
  if (again) return toClaim(again)
  const at = context.now().toISOString()
  const claim: KeptClaim = {
    id: Math.max(0, ...kept.map((each) => each.id)) + 1,
    orderId: order.id,
    idempotencyKey: form.idempotencyKey,
    kind: form.kind,
    state: 'RECEIVED',
    wish: form.wish,
    reason: form.reason,
    at,
    lines: form.lines.map((line) => ({ ...line, name: order.lines[line.position]?.name ?? '' })),
    history: [{ state: 'RECEIVED', answer: '', at }],
  }
  context.storage.setItem(key, JSON.stringify([claim, ...kept]))
  return toClaim(claim)
}

export function forgetClaims({ storage }: SampleContext): void {
  storage.removeItem(key)
}

const toClaim = ({ orderId, idempotencyKey, ...claim }: KeptClaim): Claim => claim
