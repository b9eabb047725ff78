import { SegmentedControl, Text, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type ShopLanguage, shopLanguages } from '#rules/text/shop-language.ts'
import { useText } from '../../shell/texts.tsx'

const names = { es: 'DESK_TEXT_ES', en: 'DESK_TEXT_EN', ru: 'DESK_TEXT_RU' } as const

/** In which of the shop's languages something is written or looked at. */
export function ShopLanguageChoice({
  label,
  value,
  onChange,
  size,
  languages = shopLanguages,
  wrong = [],
}: {
  label: string
  value: ShopLanguage
  onChange: (language: ShopLanguage) => void
  size?: 'xs'
  /** Those to choose from. */
  languages?: readonly ShopLanguage[]
  /** Those in which something was refused; they are marked. */
  wrong?: readonly ShopLanguage[]
}) {
  const text = useText()
  return (
    <SegmentedControl
      aria-label={label}
      value={value}
      onChange={onChange}
      data={languages.map((each) => ({
        value: each,
        label: wrong.includes(each) ? <WrongName name={text(names[each])} /> : text(names[each]),
      }))}
      style={{ alignSelf: 'start' }}
      {...(size && { size })}
    />
  )
}

function WrongName({ name }: { name: string }) {
  const text = useText()
  return (
    <Text component="span" inherit c="clay">
      {name}
      <span aria-hidden="true"> ●</span>
      <VisuallyHidden>{` (${text('DESK_TEXT_WRONG')})`}</VisuallyHidden>
    </Text>
  )
}

/**
 * The language of a form that is looked at. It turns to one in which something was refused, once for each refusal: whoever
 * then looks at another one stays there.
 */
export function useShownLanguage(wrong: readonly ShopLanguage[]) {
  const [language, setLanguage] = useState<ShopLanguage>('es')
  const refused = wrong.join()
  useEffect(() => {
    const codes = refused.split(',')
    const first = shopLanguages.find((each) => codes.includes(each))
    if (first) setLanguage((shown) => (codes.includes(shown) ? shown : first))
  }, [refused])
  return [language, setLanguage] as const
}
