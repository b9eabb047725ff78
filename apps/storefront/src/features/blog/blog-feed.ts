import type { PageHead } from '../../shell/page-head.tsx'
import type { Text } from '../../shell/texts.tsx'

/** Tells readers of feeds where the blog's is. */
export const blogFeed = (text: Text): Pick<PageHead, 'feed'> => ({
  feed: { path: '/blog/rss.xml', title: text('BLOG_FEED') },
})
