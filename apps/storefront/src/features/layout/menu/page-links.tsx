import { useNavigator } from '../../../shell/navigator-context.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/link.tsx'

const pageLinks: { to: string; title: TextKey; in: ('spaceship' | 'classic' | 'footer')[] }[] = [
  { to: '/site/about-us', title: 'LAYOUT_PAGE_ABOUT', in: ['spaceship', 'classic', 'footer'] },
  { to: '/site/contact-us-v1', title: 'LAYOUT_CONTACT', in: ['spaceship', 'classic', 'footer'] },
  { to: '/site/contact-us-v2', title: 'LAYOUT_STORE', in: ['classic'] },
  { to: '/shop/track-order', title: 'LAYOUT_TRACK', in: ['spaceship', 'classic', 'footer'] },
  { to: '/blog', title: 'LAYOUT_BLOG', in: ['classic', 'footer'] },
  { to: '/site/faq', title: 'LAYOUT_FAQ', in: ['footer'] },
  { to: '/site/terms-conditions', title: 'LAYOUT_TERMS', in: ['footer'] },
]

/** The links to the shop's own pages that a place shows; pages that do not exist yet are left out. */
export function PageLinks({ place }: { place: 'spaceship' | 'classic' | 'footer' }) {
  const text = useText()
  const { hasPage } = useNavigator()
  return pageLinks
    .filter((page) => page.in.includes(place) && hasPage(page.to))
    .map(({ to, title }) => (
      <Link key={to} to={to}>
        {text(title)}
      </Link>
    ))
}
