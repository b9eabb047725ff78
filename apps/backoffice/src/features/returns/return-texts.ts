import type { ReturnKind, ReturnState } from '#rules/orders/returns.ts'
import type { Claim } from '../../data/port/returns.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'

export const claimStateText: Record<ReturnState, TextKey> = {
  RECEIVED: 'CLAIMS_RECEIVED',
  ACCEPTED: 'CLAIMS_ACCEPTED',
  REJECTED: 'CLAIMS_REJECTED',
  CLOSED: 'CLAIMS_CLOSED',
}

export const claimKindText: Record<ReturnKind, TextKey> = {
  RETRACTO: 'CLAIMS_RETRACT',
  GARANTIA: 'CLAIMS_GUARANTEE',
}

export const remedyText: Record<Claim['remedy'], TextKey> = {
  DEVOLUCION: 'CLAIMS_MONEY_BACK',
  CAMBIO: 'CLAIMS_EXCHANGE',
  REPARACION: 'CLAIMS_REPAIR',
}
