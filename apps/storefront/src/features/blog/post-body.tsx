import { useEffect, useRef } from 'react'
import { urlOfLocation } from '../../shell/address.ts'
import { useNavigator } from '../../shell/navigator-context.ts'
import { isForBrowser } from '../../ui/actions/link.tsx'
import styles from './post-body.module.css'

/** What a post says. Its links within the shop go as the shop's own do, without loading the document again. */
export function PostBody({ html, lang }: { html: string; lang?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const { navigate, hasPage } = useNavigator()
  useEffect(() => {
    const element = place.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.origin !== location.origin || isForBrowser(event)) return
      const to = urlOfLocation(link)
      if (to === null || !hasPage(to)) return
      event.preventDefault()
      navigate(to)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [navigate, hasPage])
  return (
    <div
      ref={place}
      className={styles.body}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the port gives it safe to show
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
