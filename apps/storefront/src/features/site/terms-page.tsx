import { termsIn } from '#rules/terms.ts'
import { usePageHead } from '../../app/page-head.tsx'
import { useLanguage } from '../../app/texts.tsx'
import styles from './terms-page.module.css'

/** The terms that a shopper accepts with an order, as text that can be printed and kept. */
export default function TermsPage() {
  const { code } = useLanguage()
  const { title, version, sections } = termsIn(code)
  usePageHead({ title: `${title} | Huella`, description: sections[1]?.paragraphs[0] })
  return (
    <article className={`container ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.version}>{version}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
