import Bowser from 'bowser'

/** Browser and system by what a browser calls itself, such as 'Firefox 140 · Linux'; empty where it does not say. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  const version = browser.version?.split('.', 1)[0]
  return [[browser.name, version].filter(Boolean).join(' '), os.name].filter(Boolean).join(' · ')
}
