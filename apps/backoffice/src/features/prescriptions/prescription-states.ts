import type { PrescriptionState } from '../../data/port/prescriptions.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'

export const prescriptionStates = ['received', 'missing', 'approved', 'refused'] as const

export const stateTexts = {
  received: 'PRESCRIPTIONS_RECEIVED',
  missing: 'PRESCRIPTIONS_MISSING',
  approved: 'PRESCRIPTIONS_APPROVED',
  refused: 'PRESCRIPTIONS_REFUSED',
} as const satisfies Record<PrescriptionState, TextKey>

export const stateColors: Record<PrescriptionState, string> = {
  received: 'sun',
  missing: 'gray',
  approved: 'huella',
  refused: 'clay',
}
