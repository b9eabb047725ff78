/** What is chosen in the modal: a vehicle or an animal. */
export type PickerPart = 'vehicle' | 'pet'

const listeners = new Set<() => void>()
let wanted: PickerPart | null = null

function ask(next: PickerPart | null): void {
  wanted = next
  for (const listener of listeners) listener()
}

/** Opens the modal in which a vehicle is chosen or added; its code is loaded then (specification §2). */
export function openVehiclePicker(): void {
  ask('vehicle')
}

/** Opens the same modal where an animal is chosen or told of. */
export function openPetPicker(): void {
  ask('pet')
}

/** What the layout's modal slot watches: the part that is open, or null. */
export const vehiclePicker = {
  get: () => wanted,
  close: () => ask(null),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
