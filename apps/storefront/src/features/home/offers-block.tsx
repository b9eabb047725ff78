import { useId } from 'react'
import { useText } from '../../app/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { HighlightsPanel } from './highlights-panel.tsx'
import { offersWanted } from './home-wanted.ts'
import styles from './offers-block.module.css'

/** The offers on a ground of their own, with a tyre's track along the edge. */
export function OffersBlock() {
  const text = useText()
  const titleId = useId()
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{text('HOME_OFFERS')}</h2>
        <p>{text('HOME_OFFERS_TEXT')}</p>
        <ButtonLink to="/shop/shop-list?filter_discount=yes" kind="accent">
          {text('HOME_OFFERS_ALL')}
        </ButtonLink>
      </div>
      <div className={styles.cards}>
        <HighlightsPanel kind="offers" wanted={offersWanted} arrangement="strip" />
      </div>
    </section>
  )
}
