const listeners = new Set<() => void>()
let isWanted = false

function ask(next: boolean): void {
  isWanted = next
  for (const listener of listeners) listener()
}

/** Opens the modal in which a vehicle is chosen or added; its code is loaded then (specification §2). */
export function openVehiclePicker(): void {
  ask(true)
}

/** What the layout's modal slot watches. */
export const vehiclePicker = {
  get: () => isWanted,
  close: () => ask(false),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
