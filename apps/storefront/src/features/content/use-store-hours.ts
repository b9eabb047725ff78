import { describeHours } from '#rules/chile/hours-text.ts'
import { useLanguage } from '../../shell/texts.tsx'
import { useShop } from './use-shop.ts'

/** When the store opens and when it sells by phone, in words; empty where nobody has told. */
export function useStoreHours(): { store: string; sales: string } {
  const { code: chosen } = useLanguage()
  const code = chosen === 'en-RTL' ? 'en' : chosen
  const { store, sales } = useShop().hours
  return {
    store: store ? describeHours(store, code, { holidays: true }) : '',
    sales: sales ? describeHours(sales, code) : '',
  }
}
