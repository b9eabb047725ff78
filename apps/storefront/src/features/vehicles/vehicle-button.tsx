import { useCallback, useRef, useState } from 'react'
import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { useDismiss } from '../../ui/gestures/use-dismiss.ts'
import { useLazyPart } from '../../ui/later/use-lazy-part.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { useCurrentVehicle } from './current-vehicle.store.ts'
import { openVehiclePicker } from './open-vehicle-picker.ts'
import styles from './vehicle-button.module.css'

const loadPanel = () => import('./vehicle-panel.tsx')

/**
 * The vehicle inside the search box. On desktop it opens a panel under the box, in which a choice counts at
 * once; on mobile the modal. `onOpen` lets the suggestions close, since the two exclude each other.
 */
export function VehicleButton({ variant, onOpen }: { variant: 'desktop' | 'mobile'; onOpen: () => void }) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const { path } = useRoute()
  const { vehicle } = useCurrentVehicle()
  const [open, setOpen] = useState(false)
  const [before, setBefore] = useState(path)
  if (before !== path) {
    setBefore(path)
    setOpen(false)
  }
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, open, close)
  const Panel = useLazyPart(loadPanel, open, close)?.VehiclePanel
  const isModal = variant === 'mobile'
  return (
    <div ref={root}>
      <button
        type="button"
        className={styles.button}
        data-variant={variant}
        data-chosen={vehicle ? (isModal ? '' : 'name') : undefined}
        aria-label={
          vehicle
            ? text('VEHICLES_BUTTON_CHOSEN', { vehicle: `${vehicle.make} ${vehicle.model} ${vehicle.year}` })
            : text('VEHICLES_BUTTON')
        }
        aria-haspopup={isModal ? 'dialog' : undefined}
        aria-expanded={isModal ? undefined : open}
        onPointerEnter={() => !isModal && loadPanel().catch(() => undefined)} // the click tells what fails
        onClick={() => {
          onOpen()
          if (isModal) openVehiclePicker()
          else setOpen(!open)
        }}
      >
        <Icon name="car" size={22} />
        {vehicle && !isModal && (
          <bdi>
            {vehicle.model}
            {'\n'}
            {vehicle.year}
          </bdi>
        )}
      </button>
      {open && Panel && <Panel onDone={close} />}
    </div>
  )
}
