import { describeHours } from '#rules/chile/hours-text.ts'
import { dataLanguage } from '../../shell/language.ts'
import { useLanguage } from '../../shell/texts.tsx'
import { useShop } from './use-shop.ts'

/** When the store opens and when it sells by phone, in words; empty where nobody has told. */
export function useStoreHours(): { store: string; sales: string } {
  const code = dataLanguage(useLanguage().code)
  const { store, sales } = useShop().hours
  return {
    store: store ? describeHours(store, code, { holidays: true }) : '',
    sales: sales ? describeHours(sales, code) : '',
  }
}
