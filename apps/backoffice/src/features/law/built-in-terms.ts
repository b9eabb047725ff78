import { termsIn } from '#content/terms.ts'
import { noSeller } from '#rules/shop/shop-facts.ts'
import type { LawFields } from '../../data/port/law.port.ts'

/** The terms that the shop came with, to begin a text of its own with; who sells stands below every text of law. */
export function builtInTerms(): LawFields {
  const [es, en, ru] = [asMarkdown('es'), asMarkdown('en'), asMarkdown('ru')]
  return {
    title: es.title,
    titleEn: en.title,
    titleRu: ru.title,
    body: es.body,
    bodyEn: en.body,
    bodyRu: ru.body,
  }
}

function asMarkdown(language: string): { title: string; body: string } {
  const { title, sections } = termsIn(language, noSeller)
  const said = sections.filter(({ paragraphs }) => paragraphs.some(Boolean))
  return {
    title,
    body: said.map((each) => [`## ${each.title}`, ...each.paragraphs].join('\n\n')).join('\n\n'),
  }
}
