import { useId, useSyncExternalStore } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { PagePicker } from '../../orders/prescription/page-picker.tsx'
import card from '../../orders/prescription/prescription-card.module.css'
import step from '../steps/step.module.css'
import styles from './prescription-upload.module.css'
import { uploadsOf } from './uploads.store.ts'
import { mostUploads, type Upload } from './uploads.ts'

const none: Upload[] = []

/** Takes the prescription of what is bought, which goes with the order; it may be sent after buying as well. */
export default function PrescriptionUpload({ products }: { products: readonly string[] }) {
  const text = useText()
  const data = useData()
  const store = uploadsOf(data.layer)
  const pickerId = useId()
  const uploads = useSyncExternalStore(store.subscribe, store.get, () => none)
  return (
    <section className={step.step} aria-labelledby="checkout-prescription">
      <h2 id="checkout-prescription" className={step.heading}>
        <span className={step.number} aria-hidden="true">
          <Icon name="info" size={20} />
        </span>
        {text('PRESCRIPTION_TITLE')}
      </h2>
      <div className={styles.body}>
        <p>{text('PRESCRIPTION_LEAD')}</p>
        <ul className={card.products}>
          {products.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {uploads.length > 0 && (
          <ul className={styles.pages} aria-label={text('PRESCRIPTION_PAGES')}>
            {uploads.map(({ token, name }) => (
              <li key={token}>
                <Icon name="check" size={20} />
                <span>{name}</span>
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => {
                    store.update((all) => all.filter((each) => each.token !== token))
                    document.getElementById(pickerId)?.focus()
                  }}
                >
                  {text('PRESCRIPTION_REMOVE')}
                  <span className="visually-hidden">: {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <PagePicker
          id={pickerId}
          isFirst={uploads.length === 0}
          limit={{ most: mostUploads, left: mostUploads - uploads.length }}
          onPage={async (page) => {
            const token = await data.checkout.uploadPrescription(page)
            store.update((all) => [...all, { token, name: page.name }].slice(0, mostUploads))
          }}
        />
        <p role="status" className={styles.later}>
          {text(uploads.length > 0 ? 'PRESCRIPTION_GOES_ALONG' : 'PRESCRIPTION_LATER')}
        </p>
      </div>
    </section>
  )
}
