const productLinks = 'main a[href^="/shop/products/"]'
/** How long a link must stand in the window, ms: who scrolls past means none of them. */
const restTime = 300

/** Tells of each product whose link comes to rest in the window, on this page and on those that come after it. */
export function prefetchInView(prefetch: (url: string) => void): void {
  const resting = new Map<Element, ReturnType<typeof setTimeout>>()
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(resting.get(target))
      resting.delete(target)
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      const tell = () => {
        resting.delete(target)
        inView.unobserve(target)
        prefetch(target.pathname + target.search)
      }
      resting.set(target, setTimeout(tell, restTime))
    }
  })
  const known = new WeakSet<Element>()
  let isWaiting = false
  const look = () => {
    isWaiting = false
    for (const link of document.querySelectorAll(productLinks)) {
      if (known.has(link)) continue
      known.add(link)
      inView.observe(link)
    }
  }
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(look, restTime)
  }).observe(document.body, { childList: true, subtree: true })
  look()
}
