import { useQuery } from '@tanstack/react-query'
import { SELLER } from '#rules/seller.ts'
import { useData } from '../../app/data-context.tsx'
import { useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { mainMenuQuery } from '../content/content.queries.ts'
import { branchesQuery } from '../home/home.queries.ts'
import styles from './footer.module.css'
import { LanguageSelect } from './language-select.tsx'
import { liveLinks } from './live-links.ts'
import { Logo } from './logo.tsx'
import { Newsletter } from './newsletter.tsx'
import { PhoneLink } from './phone-link.tsx'

/** Contacts, hours, links, who sells, how to pay. */
export function Footer() {
  const text = useText()
  const data = useData()
  const { data: branches } = useQuery(branchesQuery(data))
  const { data: menu } = useQuery(mainMenuQuery(data))
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <section className={styles.brand}>
          <Logo />
          <p>{text('LAYOUT_ABOUT')}</p>
          <PhoneLink phone={SELLER.phone} className={styles.phone}>
            <Icon name="phone" />
          </PhoneLink>
        </section>
        <section>
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
        <section>
          <h2>{text('LAYOUT_HOURS')}</h2>
          <ul>
            <li>
              <b>{text('LAYOUT_HOURS_STORE')}</b>
              <span>{text('LAYOUT_HOURS_STORE_DAYS')}</span>
            </li>
            <li>
              <b>{text('LAYOUT_HOURS_SALES')}</b>
              <span>{text('LAYOUT_HOURS_SALES_DAYS')}</span>
            </li>
          </ul>
        </section>
        <Newsletter />
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">{text('LAYOUT_SHOP')}</h2>
          <ul>
            {liveLinks(menu ?? []).map((item) => (
              <li key={item.url}>
                <Link to={item.url}>{item.title}</Link>
              </li>
            ))}
            <li>
              <Link to="/shop/shop-list">{text('LAYOUT_ALL_PRODUCTS')}</Link>
            </li>
            <li>
              <Link to="/shop/cart">{text('LAYOUT_CART')}</Link>
            </li>
            <li>
              <Link to="/site/contact-us-v1">{text('LAYOUT_CONTACT')}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className={styles.bottom}>
        <div className={`container ${styles.row}`}>
          <p>
            {SELLER.name} · RUT {SELLER.rut} · {SELLER.address}
          </p>
          <span className={styles.pay}>
            <Icon name="card" />
            {text('LAYOUT_PAYMENT')}
          </span>
          <LanguageSelect />
        </div>
      </div>
    </footer>
  )
}
