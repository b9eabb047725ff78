import { sharedValue } from '../../shell/shared-value.ts'

/** What is chosen in the modal: a vehicle or an animal. */
export type PickerPart = 'vehicle' | 'pet'

const { get, set, subscribe } = sharedValue<PickerPart | null>(null)

/** Opens the modal in which a vehicle is chosen or added; its code is loaded then (specification §2). */
export const openVehiclePicker = (): void => set('vehicle')

/** Opens the same modal where an animal is chosen or told of. */
export const openPetPicker = (): void => set('pet')

/** What the layout's modal slot watches: the part that is open, or null. */
export const vehiclePicker = { get, close: () => set(null), subscribe }
