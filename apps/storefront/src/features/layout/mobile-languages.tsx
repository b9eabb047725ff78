import { LANGUAGES } from '../../app/language.ts'
import { useLanguage, useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './mobile-languages.module.css'

/** The settings of the side menu: the language, as a list of buttons. */
export function MobileLanguages() {
  const text = useText()
  const { code, choose } = useLanguage()
  return (
    <fieldset className={styles.languages}>
      <legend>
        <Icon name="globe" />
        {text('LAYOUT_LANGUAGE')}
      </legend>
      {Object.values(LANGUAGES).map((language) => (
        <button
          key={language.code}
          type="button"
          lang={language.code.slice(0, 2)}
          aria-pressed={language.code === code}
          onClick={() => choose(language.code)}
        >
          {language.name}
        </button>
      ))}
    </fieldset>
  )
}
