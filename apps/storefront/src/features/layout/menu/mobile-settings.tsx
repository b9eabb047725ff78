import type { ReactNode } from 'react'
import { currencies } from '#content/currencies.ts'
import { basePath } from '../../../shell/base-path.ts'
import { chooseCurrency, useCurrency } from '../../../shell/currency.ts'
import { languages } from '../../../shell/language.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { GlobeIcon } from '../../../ui/media/globe-icon.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './mobile-settings.module.css'

/** The side menu's languages, as a list of buttons. */
export function MobileLanguages() {
  const text = useText()
  const { code, choose } = useLanguage()
  return (
    <Setting
      icon={<GlobeIcon size={20} />}
      title={text('LAYOUT_LANGUAGE')}
      value={code}
      options={Object.values(languages).map(({ code, name, flag }) => ({
        code,
        name,
        flag,
        lang: code.slice(0, 2),
      }))}
      onChoose={choose}
    />
  )
}

/** The side menu's currencies; pesos are charged (D9). */
export function MobileCurrencies() {
  const text = useText()
  return (
    <Setting
      icon={<Icon name="tag" />}
      title={text('LAYOUT_CURRENCY')}
      value={useCurrency()}
      options={Object.values(currencies).map(({ code, symbol }) => ({ code, name: `${code} ${symbol}` }))}
      onChoose={chooseCurrency}
    />
  )
}

function Setting<Code extends string>({
  icon,
  title,
  value,
  options,
  onChoose,
}: {
  icon: ReactNode
  title: string
  value: Code
  options: { code: Code; name: string; lang?: string; flag?: string }[]
  onChoose: (code: Code) => void
}) {
  return (
    <fieldset className={styles.setting}>
      <legend>
        {icon}
        {title}
      </legend>
      {options.map(({ code, name, lang, flag }) => (
        <button
          key={code}
          type="button"
          lang={lang}
          aria-pressed={code === value}
          onClick={() => onChoose(code)}
        >
          {flag && <img src={basePath() + flag} alt="" width={24} height={16} loading="lazy" />}
          {name}
        </button>
      ))}
    </fieldset>
  )
}
