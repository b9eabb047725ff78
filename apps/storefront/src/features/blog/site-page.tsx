import { useQuery } from '@tanstack/react-query'
import type { SitePage } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { breadcrumbsJsonLd } from '../product-cards/json-ld.ts'
import { sitePageQuery } from './blog.queries.ts'
import { PostBody } from './post-body.tsx'
import styles from './site-page.module.css'

export async function preload({ queryClient, data, params }: PreloadContext): Promise<void> {
  await queryClient.prefetchQuery(sitePageQuery(data, params.slug ?? ''))
}

/** A page that the shop's owner has written. */
export default function OwnersPage({ params }: PageProps) {
  const page = useQuery(sitePageQuery(useData(), params.slug ?? ''))
  if (page.isError) return <LoadFailure />
  if (page.data === null) return <NotFound />
  if (!page.data) {
    return (
      <div className={`container ${styles.page}`}>
        <Skeleton blockSize="720px" />
      </div>
    )
  }
  return <Written page={page.data} />
}

function Written({ page: { slug, title, lang, html, seo } }: { page: SitePage }) {
  const text = useText()
  const path = `/pagina/${slug}`
  usePageHead({
    title: seo.title || title,
    description: seo.description || undefined,
    canonical: path,
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbsJsonLd([
            { name: text('UI_HOME'), path: '/' },
            { name: title, path },
          ]),
        ]
      : undefined,
  })
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <article>
        <h1 lang={lang}>{title}</h1>
        <PostBody html={html} lang={lang} />
      </article>
    </div>
  )
}
