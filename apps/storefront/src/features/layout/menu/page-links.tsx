import { useNavigator } from '../../../shell/navigator-context.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'

type Place = 'spaceship' | 'classic' | 'footer' | 'side'

/** The shop's own pages by the places that lead to them; to the hidden ones (S2.22) none does. */
export const pageLinks: { to: string; title: TextKey; in: Place[] }[] = [
  { to: '/site/about-us', title: 'LAYOUT_PAGE_ABOUT', in: ['spaceship', 'classic', 'footer', 'side'] },
  { to: '/site/contact-us-v1', title: 'LAYOUT_CONTACT', in: ['spaceship', 'footer'] },
  { to: '/site/contact-us-v2', title: 'LAYOUT_CONTACT', in: ['classic'] },
  // The contact page with the map.
  { to: '/site/contact-us-v1', title: 'LAYOUT_STORE', in: ['classic'] },
  { to: '/shop/track-order', title: 'LAYOUT_TRACK', in: ['spaceship', 'classic', 'footer', 'side'] },
  { to: '/blog', title: 'LAYOUT_BLOG', in: ['classic', 'footer'] },
  { to: '/site/faq', title: 'LAYOUT_FAQ', in: ['footer', 'side'] },
  { to: '/site/shipping', title: 'LAYOUT_SHIPPING', in: ['footer', 'side'] },
  { to: '/site/returns', title: 'LAYOUT_RETURNS', in: ['footer', 'side'] },
  { to: '/site/guarantee', title: 'LAYOUT_GUARANTEE', in: ['footer'] },
  { to: '/site/privacy', title: 'LAYOUT_PRIVACY', in: ['footer'] },
  { to: '/site/cookies', title: 'LAYOUT_COOKIES', in: ['footer'] },
  { to: '/site/terms-conditions', title: 'LAYOUT_TERMS', in: ['footer'] },
]

export const isPageLink = (url: string, place: Place): boolean =>
  pageLinks.some((page) => page.to === url && page.in.includes(place))

/** The links to the shop's own pages that a place shows; pages that do not exist yet are left out. */
export function PageLinks({ place, onClick }: { place: Place; onClick?: () => void }) {
  const text = useText()
  const { hasPage } = useNavigator()
  return pageLinks
    .filter((page) => page.in.includes(place) && hasPage(page.to))
    .map(({ to, title }) => (
      <Link key={to} to={to} {...(onClick && { onClick })}>
        {text(title)}
      </Link>
    ))
}
