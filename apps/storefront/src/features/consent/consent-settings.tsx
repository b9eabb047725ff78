import { useId, useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './consent.module.css'
import type { Allowed } from './consent.store.ts'

/** What may run, one by one. Nothing is ticked that was not chosen before; Escape closes it and changes nothing. */
export function ConsentSettings({
  chosen,
  onSave,
  onClose,
}: {
  chosen: Allowed
  onSave: (allowed: Allowed) => void
  onClose: () => void
}) {
  const text = useText()
  const id = useId()
  const [allowed, setAllowed] = useState<Allowed>({
    measurement: chosen.measurement,
    marketing: chosen.marketing,
  })

  const row = (name: keyof Allowed, title: string, hint: string) => (
    <div className={styles.row}>
      <label>
        <input
          type="checkbox"
          aria-describedby={`${id}-${name}`}
          checked={allowed[name]}
          onChange={({ target }) => setAllowed({ ...allowed, [name]: target.checked })}
        />
        {title}
      </label>
      <p id={`${id}-${name}`}>{hint}</p>
    </div>
  )
  return (
    <Dialog className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{text('CONSENT_SETTINGS_TITLE')}</h2>
      <div className={styles.row}>
        <b>{text('CONSENT_NEEDED')}</b>
        <p>{text('CONSENT_NEEDED_HINT')}</p>
      </div>
      {row('measurement', text('CONSENT_MEASUREMENT'), text('CONSENT_MEASUREMENT_HINT'))}
      {row('marketing', text('CONSENT_MARKETING'), text('CONSENT_MARKETING_HINT'))}
      <div className={styles.actions}>
        <Button onClick={() => onSave(allowed)}>{text('CONSENT_SAVE')}</Button>
        <Button kind="outline" onClick={onClose}>
          {text('CONSENT_CANCEL')}
        </Button>
      </div>
    </Dialog>
  )
}
