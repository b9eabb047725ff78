import { useText } from '../../../../shell/texts.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { consentSettings } from '../../../consent/consent-settings.store.ts'
import own from '../info-article.module.css'
import { privacyText } from './privacy-text.ts'
import { preloadTerms, WithShopTerms } from './with-shop-terms.tsx'

export const preload = preloadTerms

/** What the shop does with people's data, and from here what may be measured. */
export default function PrivacyPage() {
  const text = useText()
  const cookies = (
    <Button kind="outline" size="small" className={own.do} onClick={() => consentSettings.ask(true)}>
      {text('SITE_PRIVACY_COOKIES')}
    </Button>
  )
  return <WithShopTerms textsOf={privacyText} parts={{ cookies }} />
}
