import { useLanguage } from '../../shell/texts.tsx'

const long = { dateStyle: 'long' } as const
/** Beside other facts in a narrow card: `5 nov 2026`. */
const short = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** The day of a post in the reader's language; a day has no hour, so no zone moves it. */
export function PostDay({ date, isShort = false }: { date: string; isShort?: boolean }) {
  const { locale } = useLanguage()
  const written = new Intl.DateTimeFormat(locale, { ...(isShort ? short : long), timeZone: 'UTC' })
  return (
    // Browsers shorten months each in their way: the server's word stays.
    <time dateTime={date} suppressHydrationWarning>
      {written.format(new Date(`${date}T00:00:00Z`))}
    </time>
  )
}
