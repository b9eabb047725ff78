import { usePageHead } from '../../../shell/page-head.tsx'
import { useRoute } from '../../../shell/router.tsx'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from '../terms-page.module.css'
import own from './info-page.module.css'
import { type InfoTexts, infoIn } from './info-text.ts'

/** A page of the shop's own words: a title, what it is about, sections that lead on. */
export function InfoPage({ texts }: { texts: InfoTexts }) {
  const text = useText()
  const { code } = useLanguage()
  const { path } = useRoute()
  const { title, lead, sections } = infoIn(texts, code)
  usePageHead({ title: `${title} · Huella`, description: lead, canonical: path })
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <article className={styles.terms}>
        <header>
          <h1>{title}</h1>
          <p className={own.lead}>{lead}</p>
        </header>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <div>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.link && (
                <Link to={section.link.to} className={own.on}>
                  {section.link.text}
                </Link>
              )}
            </div>
          </section>
        ))}
        <footer className={styles.actions} data-screen>
          <ButtonLink to="/site/contact-us-v1" kind="outline" icon="mail">
            {text('SITE_CONTACT_TITLE')}
          </ButtonLink>
        </footer>
      </article>
    </div>
  )
}
