import { isLanguage, LANGUAGES } from '../../app/language.ts'
import { useLanguage, useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './language-select.module.css'

/** The languages of the shop; the choice is kept in browser storage. */
export function LanguageSelect() {
  const text = useText()
  const { code, choose } = useLanguage()
  return (
    <span className={styles.select}>
      <Icon name="globe" size={16} />
      <select
        aria-label={text('LAYOUT_LANGUAGE')}
        value={code}
        onChange={(event) => isLanguage(event.target.value) && choose(event.target.value)}
      >
        {Object.values(LANGUAGES).map((language) => (
          <option key={language.code} value={language.code} lang={language.code.slice(0, 2)}>
            {language.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
    </span>
  )
}
