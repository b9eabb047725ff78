import { useEffect, useSyncExternalStore } from 'react'
import { storageOf } from '../../app/browser-storage.ts'
import { useData } from '../../app/data-context.tsx'
import { accountOf, storedProfile, useAccount } from '../account/account.store.ts'
import { useLater } from '../layout/use-later.ts'
import { vehiclePicker } from './open-vehicle-picker.ts'

const loadPicker = () => import('./vehicle-picker.tsx')

/**
 * The layout's place for the vehicle picker, whose code comes when it is first opened. It also lets the saved
 * vehicles follow who is signed in; that code comes for a customer alone, and after one has signed out.
 */
export function VehicleSlot() {
  const data = useData()
  const shown = useAccount()?.customerId ?? null
  useEffect(() => {
    // What is rendered first is nobody, as on the server: storage alone knows who is signed in.
    const customerId = accountOf(storedProfile.get())?.customerId ?? null
    if (customerId !== shown) return
    const isKnown = storageOf('localStorage')?.getItem(`huella:garage:${data.layer}`)
    if (customerId === null && !isKnown) return
    import('./garage.store.ts').then(
      ({ leave, meet }) => {
        if (customerId === null) leave(data)
        else void meet(data)
      },
      () => undefined, // without its code the vehicles stay as they are, until the next page
    )
  }, [data, shown])

  const isOpen = useSyncExternalStore(vehiclePicker.subscribe, vehiclePicker.get, () => false)
  const Picker = useLater(loadPicker, isOpen, vehiclePicker.close)?.VehiclePicker
  return isOpen && Picker ? <Picker onClose={vehiclePicker.close} /> : null
}
