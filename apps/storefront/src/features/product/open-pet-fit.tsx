import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './pet-fit-badge.module.css'

/** What suits animals asks for the shopper's own, where none has been told of: the code that compares is not needed then. */
export function OpenPetFit() {
  const text = useText()
  return (
    <div className={styles.badge} data-fit="unknown" role="status">
      <Icon name="paw" />
      <p>
        <b>{text('PETS_FIT_OPEN')}</b>
      </p>
      <Link to="/shop/pets" className={styles.change}>
        {text('PETS_TELL')}
      </Link>
    </div>
  )
}
