import { useSyncExternalStore } from 'react'
import { useLazyPart } from '../../ui/later/use-lazy-part.ts'
import { vehiclePicker } from './open-vehicle-picker.ts'

const loadPicker = () => import('./vehicle-picker.tsx')

/** The layout's place for the vehicle picker; the dialog's code comes when it is first opened. */
export function VehicleSlot() {
  const isOpen = useSyncExternalStore(vehiclePicker.subscribe, vehiclePicker.get, () => false)
  const Picker = useLazyPart(loadPicker, isOpen, vehiclePicker.close)?.VehiclePicker
  return isOpen && Picker ? <Picker onClose={vehiclePicker.close} /> : null
}
