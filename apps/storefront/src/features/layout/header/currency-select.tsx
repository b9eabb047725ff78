import { currencies } from '#content/currencies.ts'
import { chooseCurrency, useCurrency } from '../../../shell/currency.ts'
import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { HeaderSelect } from './header-select.tsx'

const currencyOptions = Object.values(currencies).map(({ code, symbol }) => ({
  code,
  name: `${code} ${symbol}`,
}))

/** In which currency prices are shown; pesos are charged (D9). The choice is stored in the browser. */
export function CurrencySelect() {
  const text = useText()
  const code = useCurrency()
  return (
    <HeaderSelect
      icon={<Icon name="tag" size={16} />}
      label={text('LAYOUT_CURRENCY')}
      value={code}
      options={currencyOptions}
      onChoose={chooseCurrency}
    />
  )
}
