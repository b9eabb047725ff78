import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LawKind, LawText } from '../../../data/port/blog.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { dataLanguage } from '../../../shell/language.ts'
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
import styles from '../terms-page.module.css'
import own from './law-text.module.css'
import { SellerPart } from './seller-part.tsx'

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

/** Asks for a text of law, of the version that the address names, and for the one that holds now. */
export const preloadLaw =
  (kind: LawKind) =>
  async ({ queryClient, data, query }: PreloadContext): Promise<void> => {
    await Promise.all(
      [versionIn(query), undefined].map((version) =>
        queryClient.prefetchQuery(lawTextQuery(data, kind, version)),
      ),
    )
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
  /** How the version is called that the shop came with, where it has a name, and how it shows once it holds no more. */
  builtIn?: { version: string; old: ReactNode }
  /** What can be done there. */
  part?: ReactNode
  children: ReactNode
}) {
  const version = versionIn(query)
  const data = useData()
  const found = useQuery(lawTextQuery(data, kind, version))
  const current = useQuery(lawTextQuery(data, kind, undefined))
  if (found.isError || current.isError) return <LoadFailure />
  if (found.data) return <Published kind={kind} text={found.data} part={part} builtIn={builtIn?.version} />
  if (found.data === null && current.data !== undefined) {
    if (version !== undefined && version !== builtIn?.version) return <NotFound />
    return current.data === null ? children : builtIn?.old
  }
  return (
    <div className={`container ${styles.page}`}>
      <Skeleton blockSize="60vh" />
    </div>
  )
}

function Published({
  kind,
  text: law,
  part,
  builtIn,
}: {
  kind: LawKind
  text: LawText
  part: ReactNode
  builtIn: string | undefined
}) {
  const text = useText()
  const { code } = useLanguage()
  const said = words[dataLanguage(code)]
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
          {isOld && <OldVersion kind={kind} />}
        </header>
        <div className={own.body}>
          <PostBody html={law.html} lang={law.lang} />
          {part}
        </div>
        <SellerPart />
        <Versions path={path} law={law} builtIn={builtIn} title={said.versions} />
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

/** Says that a version holds no more, and leads to the one that does. */
export function OldVersion({ kind }: { kind: LawKind }) {
  const { code } = useLanguage()
  const said = words[dataLanguage(code)]
  return (
    <p className={own.old}>
      {said.old} <Link to={lawPaths[kind]}>{said.now}</Link>
    </p>
  )
}

/** The other versions, the one that the shop came with among them: whoever agreed to one can read it. */
function Versions({
  path,
  law,
  builtIn,
  title,
}: {
  path: string
  law: LawText
  builtIn: string | undefined
  title: string
}) {
  const all = law.versions.map(({ version }) => version)
  const others = [...all, ...(builtIn ? [builtIn] : [])].filter((version) => version !== law.version)
  if (others.length === 0) return null
  return (
    <section data-screen>
      <h2>{title}</h2>
      <ul className={own.versions}>
        {others.map((version) => (
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
