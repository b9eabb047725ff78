import { languages } from '../../../shell/language.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { GlobeIcon } from '../../../ui/media/globe-icon.tsx'
import { HeaderSelect } from './header-select.tsx'

const languageOptions = Object.values(languages).map(({ code, name }) => ({
  code,
  name,
  lang: code.slice(0, 2),
}))

/** The languages of the shop; the choice is stored in the browser. */
export function LanguageSelect() {
  const text = useText()
  const { code, choose } = useLanguage()
  return (
    <HeaderSelect
      icon={<GlobeIcon size={16} />}
      label={text('LAYOUT_LANGUAGE')}
      value={code}
      options={languageOptions}
      onChoose={choose}
    />
  )
}
