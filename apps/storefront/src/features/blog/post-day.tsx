import { useLanguage } from '../../shell/texts.tsx'

/** The day of a post in the reader's language; a day has no hour, so no zone moves it. */
export function PostDay({ date }: { date: string }) {
  const { locale } = useLanguage()
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={date}>{written.format(new Date(`${date}T00:00:00Z`))}</time>
}
