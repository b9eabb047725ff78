import { currentTerms, termsIn } from '#content/terms.ts'
import { formatPhone } from '#rules/chile/phone.ts'
import type { PageProps } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { useShop } from '../content/use-shop.ts'
import { LawPage, lawPaths, OldVersion, preloadLaw } from './law/law-text.tsx'
import styles from './terms-page.module.css'

export const preload = preloadLaw('terms')

/** The terms that a shopper accepts with an order, as text that can be printed and kept. */
export default function TermsPage({ query }: PageProps) {
  return (
    <LawPage kind="terms" query={query} builtIn={{ version: currentTerms, old: <BuiltInTerms isOld /> }}>
      <BuiltInTerms />
    </LawPage>
  )
}

function BuiltInTerms({ isOld = false }: { isOld?: boolean }) {
  const text = useText()
  const { code } = useLanguage()
  const { seller } = useShop()
  const { title, version, sections } = termsIn(code, seller)
  const phone = formatPhone(seller.phone)
  // No line ends within it.
  const unbrokenPhone = phone.replaceAll(' ', '\u00a0')
  usePageHead({
    title,
    description: sections[1]?.paragraphs[0],
    ...(isOld && { canonical: lawPaths.terms, robots: 'noindex' }),
  })
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <article className={styles.terms}>
        <header>
          <h1>{title}</h1>
          <p className={styles.version}>{version}</p>
          {isOld && <OldVersion kind="terms" />}
        </header>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <div>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph.replace(phone, unbrokenPhone)}</p>
              ))}
            </div>
          </section>
        ))}
        <footer className={styles.actions} data-screen>
          <ButtonLink to="/site/contact-us-v1" kind="outline" icon="mail">
            {text('SITE_CONTACT_TITLE')}
          </ButtonLink>
          <Button kind="quiet" onClick={() => window.print()}>
            {text('ORDER_PRINT')}
          </Button>
        </footer>
      </article>
    </div>
  )
}
