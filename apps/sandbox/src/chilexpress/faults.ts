export const courierOperations = ['regions', 'coverage', 'rate', 'tracking'] as const
export type CourierOperation = (typeof courierOperations)[number]

export const courierFaultKinds = [
  'slow',
  'down',
  'error',
  'refused',
  'empty',
  'garbage',
  'shape',
  'declined',
] as const

/**
 * What goes wrong with an operation. `slow`: it answers after `ms`. `down`: the connection breaks. `error`:
 * 500. `refused`: 401, as for a wrong key. `empty`: a list with nothing in it. `garbage`: a page in place of
 * an answer. `shape`: JSON of another shape. `declined`: the usual envelope, which says that it failed.
 */
export type CourierFault = {
  kind: (typeof courierFaultKinds)[number]
  ms?: number | undefined
  /** How many times; always when left out. */
  times?: number | undefined
}

export type CourierFaults = Partial<Record<CourierOperation, CourierFault | undefined>>

/** The fault that an operation meets now, which is used up by it. */
export function takeCourierFault(
  faults: CourierFaults,
  operation: CourierOperation,
): CourierFault | undefined {
  const fault = faults[operation]
  if (fault?.times === undefined) return fault
  if (fault.times <= 0) return undefined
  fault.times -= 1
  return fault
}
