import type { TextSection } from '#content/law/law-text.ts'

/** schema.org FAQPage: each section a question, its paragraphs and points the answer. */
export const faqJsonLd = (sections: readonly TextSection[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: sections.map(({ title, paragraphs, points = [] }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: [...paragraphs, ...points].join('\n') },
  })),
})
