import { useEffect, useState } from 'react'
import { storageOf } from '../../shell/browser-storage.ts'
import { useText } from '../../shell/texts.tsx'
import select from '../../ui/actions/select.module.css'
import { Drawing, Icon } from '../../ui/media/icon.tsx'
import styles from './consent.module.css'
import { consentSettings } from './consent-settings.store.ts'
import { chooseTheme, chosenTheme, colourBar, isTheme, type Theme } from './theme.ts'

const looks = {
  system: 'CONSENT_LOOK_SYSTEM',
  light: 'CONSENT_LOOK_LIGHT',
  dark: 'CONSENT_LOOK_DARK',
} as const

const moonPath = 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z'

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
      <span className={select.select}>
        <Drawing path={moonPath} size={16} />
        <select
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
          {Object.entries(looks).map(([value, key]) => (
            <option key={value} value={value}>
              {text(key)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={14} />
      </span>
      <button type="button" className={styles.link} onClick={() => consentSettings.ask(true)}>
        {text('CONSENT_LINK')}
      </button>
    </>
  )
}
