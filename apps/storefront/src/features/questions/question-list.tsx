import type { Question } from '../../data/port/questions.port.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { ShopsAnswer } from '../reviews/shops-answer.tsx'
import type { AskedQuestion } from './asked-questions.codec.ts'
import styles from './questions.module.css'

const useDates = () => {
  const { locale } = useLanguage()
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** Questions, each with what the shop says to it. Words of people are text, never HTML (D29). */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const dates = useDates()
  return (
    <ol className={styles.list}>
      {questions.map(({ id, lang, content, author, askedOn, answer, answeredOn }) => (
        <li key={id} className={styles.question}>
          <p className={styles.asked} lang={lang}>
            <bdi>{content}</bdi>
          </p>
          <p className={styles.by}>
            <bdi>{author}</bdi> · <time dateTime={askedOn}>{dates.format(new Date(askedOn))}</time>
          </p>
          <ShopsAnswer content={answer} date={answeredOn} lang={lang} />
        </li>
      ))}
    </ol>
  )
}

/** What was asked here and has no answer yet. */
export function WaitingQuestions({ asked }: { asked: readonly AskedQuestion[] }) {
  const text = useText()
  const dates = useDates()
  return (
    <ol className={styles.list} aria-label={text('QUESTIONS_WAITING')}>
      {asked.map(({ id, content, askedOn }) => (
        <li key={id} className={styles.question} data-waiting>
          <p className={styles.asked}>
            <bdi>{content}</bdi>
          </p>
          <p className={styles.by}>
            {text('QUESTIONS_WAITING')} · <time dateTime={askedOn}>{dates.format(new Date(askedOn))}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
