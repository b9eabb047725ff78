import { useEffect } from 'react'

const counted = /^\(\d+\) /

/** Puts the number of unread messages before the document's title, whatever page gives it its words. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(counted, '')
      const wanted = unread > 0 ? `(${unread}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [unread])
  useEffect(
    () => () => {
      document.title = document.title.replace(counted, '')
    },
    [],
  )
}
