import type { ShopTerms } from '../../../../data/port/content.port.ts'
import type { PageProps, PreloadContext } from '../../../../shell/page.ts'
import { LawPage, lawPaths, preloadLaw } from '../../law/law-text.tsx'
import type { InfoLanguage, InfoText, InfoTexts } from '../info-text.ts'
import { CookieChoice } from './cookie-choice.tsx'
import { privacyText } from './privacy-text.ts'
import { preloadTerms, WithShopTerms } from './with-shop-terms.tsx'

const preloadText = preloadLaw('cookies')

export const preload = async (context: PreloadContext): Promise<void> => {
  await Promise.all([preloadText(context), preloadTerms(context)])
}

/** What a browser keeps for the shop, and from here what may be measured. */
export default function CookiesPage({ query }: PageProps) {
  const cookies = <CookieChoice />
  return (
    <LawPage kind="cookies" query={query} part={cookies}>
      <WithShopTerms textsOf={cookiesText} parts={{ cookies }} />
    </LawPage>
  )
}

const measured = { es: 'Lo que se mide', en: 'What is measured', ru: 'Что измеряется' }

/** What the page on people's data says of it. */
function cookiesText(terms: ShopTerms): InfoTexts {
  const whole = privacyText(terms)
  const part = (language: InfoLanguage): InfoText => {
    const [section] = whole[language].sections.filter(({ part: name }) => name === 'cookies')
    const { title = '', paragraphs = [] } = section ?? {}
    const [lead = '', ...rest] = paragraphs
    const more = whole[language].title
    const link = { text: more, to: lawPaths.privacy }
    return { title, lead, sections: [{ title: measured[language], paragraphs: rest, part: 'cookies', link }] }
  }
  return { es: part('es'), en: part('en'), ru: part('ru') }
}
