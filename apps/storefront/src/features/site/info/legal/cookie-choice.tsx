import { useText } from '../../../../shell/texts.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { consentSettings } from '../../../consent/consent-settings.store.ts'
import own from '../info-article.module.css'

/** From here it is changed what may be measured. */
export function CookieChoice() {
  const text = useText()
  return (
    <Button kind="outline" size="small" className={own.do} onClick={() => consentSettings.ask(true)}>
      {text('SITE_PRIVACY_COOKIES')}
    </Button>
  )
}
