import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { useText } from '../../shell/texts.tsx'
import { ShopLanguageChoice } from '../form/shop-language-choice.tsx'

/** In which of the shop's languages a preview is looked at. */
export function PreviewLanguage(chosen: { value: ShopLanguage; onChange: (language: ShopLanguage) => void }) {
  const text = useText()
  return <ShopLanguageChoice {...chosen} label={text('DESK_PREVIEW_LANGUAGE')} size="xs" />
}
