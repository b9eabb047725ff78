import { useLanguage, useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './shops-answer.module.css'

/** What the shop says to a review or a question, and when; the day is ISO 8601. */
export function ShopsAnswer({ content, date, lang }: { content: string; date: string; lang?: string }) {
  const text = useText()
  const { locale } = useLanguage()
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className={styles.answer}>
      <p className={styles.shop}>
        <Icon name="paw" size={16} />
        <span>
          {text('SHOPS_ANSWER')} · <time dateTime={date}>{dates.format(new Date(date))}</time>
        </span>
      </p>
      <p className={styles.said} lang={lang}>
        <bdi>{content}</bdi>
      </p>
    </div>
  )
}
