import { useEffect, useRef } from 'react'
import { useNavigate } from '../../shell/router.tsx'
import { isForBrowser } from '../../ui/actions/link.tsx'
import styles from './post-body.module.css'

/** What a post says. Its links within the shop go as the shop's own do, without loading the document again. */
export function PostBody({ html, lang }: { html: string; lang?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = place.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const to = link ? link.getAttribute('href') : null
      if (!to?.startsWith('/') || isForBrowser(event)) return
      event.preventDefault()
      navigate(to)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [navigate])
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
