import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { campaignQuery } from '../home.queries.ts'
import { offersWanted } from '../home-wanted.ts'
import { Countdown } from './countdown.tsx'
import { HighlightsPanel } from './highlights-panel.tsx'
import styles from './offers-block.module.css'

/** The offers on a ground of their own, with a tyre's track along the edge. */
export function OffersBlock() {
  const text = useText()
  const titleId = useId()
  const { data: campaign } = useQuery(campaignQuery(useData()))
  return (
    <section id="campaign" className={styles.block} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{text('HOME_OFFERS')}</h2>
        <p>
          <bdi>{campaign?.text ?? text('HOME_OFFERS_TEXT')}</bdi>
        </p>
        {campaign && <Countdown endsAt={campaign.endsAt} />}
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
