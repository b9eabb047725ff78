import { useEffect, useState } from 'react'
import { storageOf } from '../../app/browser-storage.ts'
import { useText } from '../../app/texts.tsx'
import styles from './consent.module.css'
import { consentSettings } from './consent-settings.store.ts'
import { chooseTheme, chosenTheme, colourBar, isTheme, type Theme } from './theme.ts'

const LOOKS = {
  system: 'CONSENT_LOOK_SYSTEM',
  light: 'CONSENT_LOOK_LIGHT',
  dark: 'CONSENT_LOOK_DARK',
} as const

/** At the footer's end: the look of the shop, and the way back to what was consented to. */
export function FooterSettings() {
  const text = useText()
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => {
    const chosen = chosenTheme(document.documentElement)
    setTheme(chosen)
    colourBar(chosen, document)
  }, [])
  return (
    <>
      <select
        className={styles.look}
        aria-label={text('CONSENT_LOOK')}
        // Until it is known what was chosen, a choice would be lost.
        disabled={theme === null}
        value={theme ?? 'system'}
        onChange={({ target: { value } }) => {
          if (!isTheme(value)) return
          setTheme(value)
          chooseTheme(value, document, storageOf('localStorage'))
        }}
      >
        {Object.entries(LOOKS).map(([value, key]) => (
          <option key={value} value={value}>
            {text(key)}
          </option>
        ))}
      </select>
      <button type="button" className={styles.link} onClick={() => consentSettings.ask(true)}>
        {text('CONSENT_LINK')}
      </button>
    </>
  )
}
