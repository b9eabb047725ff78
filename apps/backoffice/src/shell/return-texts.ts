import type { ReturnKind, ReturnRemedy, ReturnState } from '#rules/orders/returns.ts'
import type { TextKey } from './text-keys.ts'

export const returnStateText: Record<ReturnState, TextKey> = {
  RECEIVED: 'RETURNS_RECEIVED',
  ACCEPTED: 'RETURNS_ACCEPTED',
  REJECTED: 'RETURNS_REJECTED',
  CLOSED: 'RETURNS_CLOSED',
}

export const returnKindText: Record<ReturnKind, TextKey> = {
  RETRACTO: 'RETURNS_RETRACT',
  GARANTIA: 'RETURNS_GUARANTEE',
}

export const remedyText: Record<ReturnRemedy, TextKey> = {
  DEVOLUCION: 'RETURNS_MONEY_BACK',
  CAMBIO: 'RETURNS_EXCHANGE',
  REPARACION: 'RETURNS_REPAIR',
}
