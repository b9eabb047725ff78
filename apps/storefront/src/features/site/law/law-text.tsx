import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LawKind, LawText } from '../../../data/port/blog.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { NotFound } from '../../../shell/not-found.tsx'
import type { PreloadContext } from '../../../shell/page.ts'
import { usePageHead } from '../../../shell/page-head.tsx'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { lawTextQuery } from '../../blog/blog.queries.ts'
import { PostBody } from '../../blog/post-body.tsx'
import { infoLanguage } from '../info/info-text.ts'
import { SellerPart } from '../info/seller-part.tsx'
import styles from '../terms-page.module.css'
import own from './law-text.module.css'

export const lawPaths: Record<LawKind, string> = {
  terms: '/site/terms-conditions',
  privacy: '/site/privacy',
  returns: '/site/returns',
  guarantee: '/site/guarantee',
  cookies: '/site/cookies',
}

const words = {
  es: {
    version: (name: string) => `Versión ${name}`,
    versions: 'Otras versiones',
    old: 'Esta versión ya no rige.',
    now: 'Ver la que rige hoy',
  },
  en: {
    version: (name: string) => `Version ${name}`,
    versions: 'Other versions',
    old: 'This version is no longer in force.',
    now: 'See the one in force today',
  },
  ru: {
    version: (name: string) => `Версия ${name}`,
    versions: 'Другие версии',
    old: 'Эта версия больше не действует.',
    now: 'Открыть действующую сегодня',
  },
}

/** The version that an address names; undefined for the one that holds now. */
const versionIn = (query: URLSearchParams): string | undefined => query.get('version') ?? undefined

/** Asks for a text of law, of the version that the address names. */
export const preloadLaw =
  (kind: LawKind) =>
  async ({ queryClient, data, query }: PreloadContext): Promise<void> => {
    await queryClient.prefetchQuery(lawTextQuery(data, kind, versionIn(query)))
  }

/**
 * A text of law as the owner has published it; `children`, which the shop came with, where nobody has, and for the
 * version that they are.
 */
export function LawPage({
  kind,
  query,
  builtIn,
  part,
  children,
}: {
  kind: LawKind
  query: URLSearchParams
  /** How the version is called that the shop came with, where it has a name. */
  builtIn?: string
  /** What can be done there. */
  part?: ReactNode
  children: ReactNode
}) {
  const version = versionIn(query)
  const found = useQuery(lawTextQuery(useData(), kind, version))
  if (found.isError) return <LoadFailure />
  if (found.data) return <Published kind={kind} text={found.data} part={part} />
  if (found.data === null) return version === undefined || version === builtIn ? children : <NotFound />
  return (
    <div className={`container ${styles.page}`}>
      <Skeleton blockSize="60vh" />
    </div>
  )
}

function Published({ kind, text: law, part }: { kind: LawKind; text: LawText; part: ReactNode }) {
  const text = useText()
  const { code } = useLanguage()
  const said = words[infoLanguage(code)]
  const path = lawPaths[kind]
  const isOld = law.versions[0]?.version !== law.version
  usePageHead({
    title: law.title,
    canonical: path,
    ...(isOld && { robots: 'noindex' }),
  })
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: law.title }]} />
      <article className={styles.terms}>
        <header>
          <h1 lang={law.lang}>{law.title}</h1>
          <p className={styles.version}>{said.version(law.version)}</p>
          {isOld && (
            <p className={own.old}>
              {said.old} <Link to={path}>{said.now}</Link>
            </p>
          )}
        </header>
        <div className={own.body}>
          <PostBody html={law.html} lang={law.lang} />
          {part}
        </div>
        <SellerPart />
        <Versions path={path} law={law} title={said.versions} />
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

/** The others that were published, which whoever agreed to one can read. */
function Versions({ path, law, title }: { path: string; law: LawText; title: string }) {
  const others = law.versions.filter(({ version }) => version !== law.version)
  if (others.length === 0) return null
  return (
    <section data-screen>
      <h2>{title}</h2>
      <ul className={own.versions}>
        {others.map(({ version }) => (
          <li key={version}>
            <Link to={version === law.versions[0]?.version ? path : `${path}?version=${version}`}>
              {version}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
