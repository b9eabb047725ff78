import { useSyncExternalStore } from 'react'
import { useLazyPart } from '../../ui/later/use-lazy-part.ts'
import { vehiclePicker } from './open-vehicle-picker.ts'

const loadPicker = () => import('./vehicle-picker.tsx')

/** The layout's place for the vehicle picker; the dialog's code comes when it is first opened. */
export function VehicleSlot() {
  const part = useSyncExternalStore(vehiclePicker.subscribe, vehiclePicker.get, () => null)
  const Picker = useLazyPart(loadPicker, part !== null, vehiclePicker.close)?.VehiclePicker
  return part && Picker ? <Picker first={part} onClose={vehiclePicker.close} /> : null
}
