import { useMemo } from 'react'
import { useLanguage } from './texts.tsx'

const chile = 'America/Santiago'

/** Dates of Chile, as the language of the desk writes them. */
export function useFormat() {
  const { locale } = useLanguage()
  return useMemo(() => {
    const whole = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: chile,
    })
    return { moment: (iso: string) => whole.format(new Date(iso)) }
  }, [locale])
}
