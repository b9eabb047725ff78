import type { Seller } from '#rules/shop/shop-facts.ts'
import { useText } from '../../../shell/texts.tsx'
import { Drawing } from '../../../ui/media/icon.tsx'
import styles from './footer.module.css'
import { WhatsappIcon } from './whatsapp-icon.tsx'

/** Where the shop talks with people besides its own pages: by WhatsApp, and where it has a page of its own. */
export function SocialLinks({
  seller,
}: {
  seller: Pick<Seller, 'whatsapp' | 'instagram' | 'facebook' | 'youtube'>
}) {
  const text = useText()
  const { whatsapp } = seller
  const own = networks.filter(({ key }) => seller[key])
  if (!whatsapp && own.length === 0) return null
  return (
    <section>
      <h2>{text('LAYOUT_SOCIAL')}</h2>
      <ul className={styles.social}>
        {whatsapp && (
          <li>
            <a
              href={`https://wa.me/${whatsapp.slice(1)}`}
              rel="noopener noreferrer"
              target="_blank"
              aria-label="WhatsApp"
              title="WhatsApp"
            >
              <WhatsappIcon size={22} />
            </a>
          </li>
        )}
        {own.map(({ key, name, drawing }) => (
          <li key={key}>
            <a href={seller[key]} rel="noopener noreferrer me" target="_blank" aria-label={name} title={name}>
              <Drawing path={drawing} size={22} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const networks = [
  {
    key: 'instagram',
    name: 'Instagram',
    drawing:
      'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7v.1',
  },
  {
    key: 'facebook',
    name: 'Facebook',
    drawing: 'M16 3.5h-2.2a3.3 3.3 0 0 0-3.3 3.3v14.2M7 12h8',
  },
  {
    key: 'youtube',
    name: 'YouTube',
    drawing:
      'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5h-12a3.5 3.5 0 0 1-3.5-3.5v-6a3.5 3.5 0 0 1 3.5-3.5ZM10 9.2v5.6l4.8-2.8-4.8-2.8Z',
  },
] as const
