import type { ReactNode } from 'react'
import type { TextSection } from '#content/law/law-text.ts'
import { usePageHead } from '../../../shell/page-head.tsx'
import { useRoute } from '../../../shell/router.tsx'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { breadcrumbsJsonLd } from '../../product-cards/json-ld.ts'
import { SellerPart } from '../law/seller-part.tsx'
import styles from '../terms-page.module.css'
import { faqJsonLd } from './faq-json-ld.ts'
import own from './info-article.module.css'
import { type InfoTexts, infoIn } from './info-text.ts'
import { Shelves } from './shelves.tsx'

/**
 * A page of the shop's own words: a title, what it is about, sections that lead on. `parts` are what sections name;
 * `hasSeller` says who sells below them, as the law wants where it gives rights.
 */
export function InfoArticle({
  texts,
  parts = {},
  drawing,
  hasSeller = false,
  isFaq = false,
}: {
  texts: InfoTexts
  parts?: Record<string, ReactNode>
  /** What stands beside the title: decoration. */
  drawing?: ReactNode
  hasSeller?: boolean
  /** Whether its sections are questions with their answers. */
  isFaq?: boolean
}) {
  const text = useText()
  const { code } = useLanguage()
  const { path } = useRoute()
  const { title, lead, sections, shelves = [] } = infoIn(texts, code)
  usePageHead({
    title,
    description: lead,
    canonical: path,
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbsJsonLd([
            { name: text('UI_HOME'), path: '/' },
            { name: title, path },
          ]),
          ...(isFaq ? [faqJsonLd(sections)] : []),
        ]
      : undefined,
  })
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <article className={styles.terms}>
        <header className={own.head}>
          <h1>{title}</h1>
          <p className={own.lead}>{lead}</p>
          {drawing}
        </header>
        {sections.map((section) => (
          <Section key={section.title} section={section} part={section.part && parts[section.part]} />
        ))}
        {hasSeller && <SellerPart />}
        <footer className={styles.actions} data-screen>
          <ButtonLink to="/site/contact-us-v1" kind="outline" icon="mail">
            {text('SITE_CONTACT_TITLE')}
          </ButtonLink>
        </footer>
      </article>
      <Shelves shelves={shelves} />
    </div>
  )
}

function Section({ section, part }: { section: TextSection; part: ReactNode }) {
  const { title, paragraphs, points = [], isSteps = false, link } = section
  const List = isSteps ? 'ol' : 'ul'
  return (
    <section>
      <h2>{title}</h2>
      <div data-wide={part ? '' : undefined}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points.length > 0 && (
          <List className={own.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </List>
        )}
        {part}
        {link && (
          <Link to={link.to} className={own.on}>
            {link.text}
          </Link>
        )}
      </div>
    </section>
  )
}
