import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { bannersQuery } from '../home.queries.ts'
import styles from './mini-banners.module.css'

/** Left out when there are none, or when they cannot be loaded. */
export function MiniBanners() {
  const text = useText()
  const banners = useQuery(bannersQuery(useData()))
  if (banners.isError || banners.data?.length === 0) return null
  return (
    <section id="banners" aria-label={text('HOME_BANNERS')}>
      <ul className={styles.banners}>
        {banners.data?.map((banner) => (
          <li key={banner.id}>
            <Link to={banner.url} className={styles.banner}>
              <img src={banner.image} alt="" width="480" height="240" loading="lazy" decoding="async" />
              <span className={styles.title} lang={banner.lang}>
                {banner.title}
                <Icon name="arrow" size={20} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
