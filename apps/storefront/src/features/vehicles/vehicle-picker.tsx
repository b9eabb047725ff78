import { Suspense, useId, useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { CloseButton, Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { Icon } from '../../ui/media/icon.tsx'
import type { PickerPart } from './open-vehicle-picker.ts'
import { useGarage } from './use-garage.ts'
import styles from './vehicle-picker.module.css'
import { VehiclePickerPart } from './vehicle-picker-part.tsx'

const PetPicker = deferred(() => import('../pets/pet-picker.tsx'))

const parts = [
  { part: 'vehicle', icon: 'car', title: 'VEHICLES_PICKER_VEHICLE' },
  { part: 'pet', icon: 'paw', title: 'VEHICLES_PICKER_PET' },
] as const

/** The modal in which a vehicle is chosen or added (specification §2), and an animal beside it (docs/decisions/0213). */
export function VehiclePicker({ first, onClose }: { first: PickerPart; onClose: () => void }) {
  const text = useText()
  const title = useId()
  const garage = useGarage()
  const [part, setPart] = useState(first)
  const [isAdding, setAdding] = useState(false)
  const isForm = isAdding || (garage.vehicles.length === 0 && !garage.isLoading)
  return (
    <Dialog className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={title}>
            {part === 'pet'
              ? text('PETS_PICKER_TITLE')
              : text(isForm ? 'HEADER_ADD_VEHICLE' : 'HEADER_SELECT_VEHICLE')}
          </h2>
          <CloseButton className={styles.close} onClick={onClose} />
        </header>
        <fieldset className={styles.parts}>
          <legend className="visually-hidden">{text('VEHICLES_PICKER_PARTS')}</legend>
          {parts.map((each) => (
            <label key={each.part}>
              <input
                type="radio"
                name={`${title}-part`}
                checked={part === each.part}
                onChange={() => setPart(each.part)}
              />
              <span>
                <Icon name={each.icon} size={20} />
                {text(each.title)}
              </span>
            </label>
          ))}
        </fieldset>
        {part === 'pet' ? (
          <Suspense fallback={<Skeleton blockSize="280px" />}>
            <PetPicker onClose={onClose} />
          </Suspense>
        ) : (
          <VehiclePickerPart garage={garage} isForm={isForm} onAdding={setAdding} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
