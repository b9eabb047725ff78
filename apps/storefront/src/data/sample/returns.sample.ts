import type { Order, ReturnRequest, ReturnRequestForm } from '../port/orders.port.ts'
import type { SampleContext } from './layer.ts'

const key = 'huella.sample.claims'

type StoredRequest = ReturnRequest & { orderId: number; idempotencyKey: string }

function readRequests({ storage }: SampleContext): StoredRequest[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? (stored as StoredRequest[]) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** What was asked about an order on this browser, the newest first. */
export const requestsOf = (context: SampleContext, orderId: number): ReturnRequest[] =>
  readRequests(context)
    .filter((request) => request.orderId === orderId)
    .map(toReturnRequest)

/** Stores a request, which nobody answers here; the same key gives the same one. */
export function storeRequest(context: SampleContext, order: Order, form: ReturnRequestForm): ReturnRequest {
  const stored = readRequests(context)
  const again = stored.find((request) => request.idempotencyKey === form.idempotencyKey)
  if (again) return toReturnRequest(again)
  const at = context.now().toISOString()
  const request: StoredRequest = {
    id: Math.max(0, ...stored.map((each) => each.id)) + 1,
    orderId: order.id,
    idempotencyKey: form.idempotencyKey,
    kind: form.kind,
    state: 'RECEIVED',
    remedy: form.remedy,
    reason: form.reason,
    at,
    lines: form.lines.map((line) => ({ ...line, name: order.lines[line.position]?.name ?? '' })),
    history: [{ state: 'RECEIVED', answer: '', at }],
  }
  context.storage.setItem(key, JSON.stringify([request, ...stored]))
  return toReturnRequest(request)
}

export function forgetRequests({ storage }: SampleContext): void {
  storage.removeItem(key)
}

const toReturnRequest = ({ orderId, idempotencyKey, ...request }: StoredRequest): ReturnRequest => request
