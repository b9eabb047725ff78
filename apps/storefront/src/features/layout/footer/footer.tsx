import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { markFooterHydrated, replayEvents } from '../../../shell/event-replay.ts'
import { useNavigator } from '../../../shell/navigator-context.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { PhoneLink } from '../../../ui/actions/phone-link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Logo } from '../../../ui/media/logo.tsx'
import { branchesQuery, mainMenuQuery } from '../../content/content.queries.ts'
import { useShop } from '../../content/use-shop.ts'
import { useStoreHours } from '../../content/use-store-hours.ts'
import { PageLinks } from '../menu/page-links.tsx'
import { workingLinks } from '../menu/working-links.ts'
import { CornerButtons } from './corner-buttons.tsx'
import styles from './footer.module.css'
import { FooterBottom } from './footer-bottom.tsx'
import { Newsletter } from './newsletter.tsx'
import { OpenNow } from './open-now.tsx'
import { SocialLinks } from './social-links.tsx'

/** Contacts, hours, links, newsletter, who sells and how to pay (specification §2, chile.md). */
export function Footer() {
  const text = useText()
  const { seller, hours } = useShop()
  const hasHours = (hours.store ?? hours.sales) !== null
  const told = useStoreHours()
  const { hasPage } = useNavigator()
  const data = useData()
  const { data: branches } = useQuery(branchesQuery(data))
  const { data: menu } = useQuery(mainMenuQuery(data))
  const hasBranches = branches?.length !== 0
  const footer = useRef<HTMLElement>(null)
  useEffect(markFooterHydrated, [])
  useLayoutEffect(() => replayEvents(footer.current), [])
  return (
    <footer ref={footer} className={styles.footer} data-deferred>
      <div className={`container ${styles.columns}`} data-parts={4 + Number(hasBranches) + Number(hasHours)}>
        <section className={styles.brand}>
          <Logo />
          <p>{text('LAYOUT_ABOUT')}</p>
          {seller.address && <p>{seller.address}</p>}
          {seller.phone && (
            <PhoneLink phone={seller.phone} className={styles.phone}>
              <Icon name="phone" />
            </PhoneLink>
          )}
        </section>
        {hasHours && (
          <section className={styles.wide}>
            <h2>{text('LAYOUT_HOURS')}</h2>
            <ul>
              {hours.store && (
                <li>
                  <b>{text('LAYOUT_HOURS_STORE')}</b>
                  <span>{told.store}</span>
                  <OpenNow hours={hours.store} holidays={hours.holidays} />
                </li>
              )}
              {hours.sales && (
                <li>
                  <b>{text('LAYOUT_HOURS_SALES')}</b>
                  <span>{told.sales}</span>
                </li>
              )}
            </ul>
          </section>
        )}
        {hasBranches && (
          <section className={styles.wide}>
            <h2>{text('LAYOUT_BRANCHES')}</h2>
            <ul>
              {(branches ?? []).map((branch) => (
                <li key={branch.id}>
                  <b>{branch.name}</b>
                  <span>
                    {branch.address}, {branch.comuna}
                  </span>
                  <PhoneLink phone={branch.phone} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <nav aria-labelledby="footer-shop" className={styles.links}>
          <h2 id="footer-shop">{text('LAYOUT_SHOP')}</h2>
          {workingLinks(menu ?? [], hasPage)
            .filter((item) => item.categoryId !== null)
            .map((item) => (
              <Link key={item.url} to={item.url}>
                {item.title}
              </Link>
            ))}
          <Link to="/shop/shop-list">{text('LAYOUT_ALL_PRODUCTS')}</Link>
          <Link to="/shop/cart">{text('LAYOUT_CART')}</Link>
        </nav>
        <nav aria-labelledby="footer-information" className={styles.links}>
          <h2 id="footer-information">{text('LAYOUT_INFORMATION')}</h2>
          <PageLinks place="footer" />
        </nav>
        <div className={styles.news}>
          <Newsletter />
          <SocialLinks seller={seller} />
        </div>
      </div>
      <FooterBottom />
      <CornerButtons />
    </footer>
  )
}
