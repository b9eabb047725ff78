import type { LawNumbers, SectionedText, SectionedTexts, TextLanguage } from './law-text.ts'
import { privacyText } from './privacy-text.ts'

const measured = { es: 'Lo que se mide', en: 'What is measured', ru: 'Что измеряется' }

/** What a browser keeps for the shop: what the text on people's data says of it. */
export function cookiesText(numbers: LawNumbers): SectionedTexts {
  const whole = privacyText(numbers)
  const part = (language: TextLanguage): SectionedText => {
    const section = whole[language].sections.find(({ part: name }) => name === 'cookies')
    const { title = '', paragraphs = [] } = section ?? {}
    const [lead = '', ...rest] = paragraphs
    const link = { text: whole[language].title, to: '/site/privacy' }
    return { title, lead, sections: [{ title: measured[language], paragraphs: rest, part: 'cookies', link }] }
  }
  return { es: part('es'), en: part('en'), ru: part('ru') }
}
