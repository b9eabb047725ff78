import { cookiesText } from '#content/law/cookies-text.ts'
import { guaranteeText } from '#content/law/guarantee-text.ts'
import type { LawNumbers, SectionedTexts, TextLanguage, TextSection } from '#content/law/law-text.ts'
import { privacyText } from '#content/law/privacy-text.ts'
import { returnsText } from '#content/law/returns-text.ts'
import { termsIn } from '#content/terms.ts'
import { noSeller } from '#rules/shop/shop-facts.ts'
import type { LawFields, LawKind } from '../../data/port/law.port.ts'

type Written = { title: string; lead?: string; sections: TextSection[] }

const textsOf: Record<Exclude<LawKind, 'terms'>, (numbers: LawNumbers) => SectionedTexts> = {
  privacy: privacyText,
  returns: returnsText,
  guarantee: guaranteeText,
  cookies: cookiesText,
}

/** The text that the shop came with, to begin one of its own with; who sells stands below every text of law. */
export function builtInLaw(kind: LawKind, numbers: LawNumbers): LawFields {
  const texts = kind === 'terms' ? null : textsOf[kind](numbers)
  const written = (language: TextLanguage) => asMarkdown(texts?.[language] ?? termsIn(language, noSeller))
  const [es, en, ru] = [written('es'), written('en'), written('ru')]
  return {
    title: es.title,
    titleEn: en.title,
    titleRu: ru.title,
    body: es.body,
    bodyEn: en.body,
    bodyRu: ru.body,
  }
}

function asMarkdown({ title, lead = '', sections }: Written): { title: string; body: string } {
  const said = sections.filter(
    ({ paragraphs, points = [], link }) => [...paragraphs, ...points].some(Boolean) || link,
  )
  return { title, body: [lead, ...said.map(sectionAsMarkdown)].filter(Boolean).join('\n\n') }
}

function sectionAsMarkdown({ title, paragraphs, points = [], isSteps = false, link }: TextSection): string {
  const listed = points.map((point, index) => `${isSteps ? `${index + 1}.` : '-'} ${point}`).join('\n')
  const leads = link ? `[${link.text}](${link.to})` : ''
  return [`## ${title}`, ...paragraphs, listed, leads].filter(Boolean).join('\n\n')
}
