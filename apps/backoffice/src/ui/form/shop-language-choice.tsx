import { SegmentedControl } from '@mantine/core'
import { type ShopLanguage, shopLanguages } from '#rules/text/shop-language.ts'

const names: Record<ShopLanguage, string> = { es: 'Español', en: 'English', ru: 'Русский' }

/** In which of the shop's languages something is written or looked at; each is called by its own name. */
export function ShopLanguageChoice({
  label,
  value,
  onChange,
  size,
}: {
  label: string
  value: ShopLanguage
  onChange: (language: ShopLanguage) => void
  size?: 'xs'
}) {
  return (
    <SegmentedControl
      aria-label={label}
      value={value}
      onChange={onChange}
      data={shopLanguages.map((each) => ({ value: each, label: names[each] }))}
      style={{ alignSelf: 'start' }}
      {...(size && { size })}
    />
  )
}
