/** How the wire says how a prescription stands. */
export const wireStates = {
  MISSING: 'falta',
  RECEIVED: 'recibida',
  APPROVED: 'aprobada',
  REFUSED: 'rechazada',
} as const
