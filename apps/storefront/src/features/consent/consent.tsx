import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { registerWorker } from '../../shell/register-worker.ts'
import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { useLazyPart } from '../../ui/later/use-lazy-part.ts'
import styles from './consent.module.css'
import { type Allowed, consent, storeConsent } from './consent.store.ts'
import { consentSettings } from './consent-settings.store.ts'

const nothing: Allowed = { measurement: false, marketing: false }
const loadSettings = () => import('./consent-settings.tsx')
const closeSettings = () => consentSettings.ask(false)

/** What comes when the first view is at rest: the worker, the question of consent and what it allows. */
export function Consent() {
  const text = useText()
  const { layer } = useData()
  const chosen = useSyncExternalStore(consent.subscribe, consent.get)
  const isOpen = useSyncExternalStore(consentSettings.subscribe, consentSettings.get)
  const Settings = useLazyPart(loadSettings, isOpen, closeSettings)?.ConsentSettings
  const running = usePixels(chosen ?? nothing)
  useEffect(() => void registerWorker(), [])

  const choose = (allowed: Allowed) => {
    storeConsent(allowed)
    closeSettings()
    const withdrawn =
      (running.measurement && !allowed.measurement) || (running.marketing && !allowed.marketing)
    // What runs cannot be stopped otherwise.
    if (withdrawn) location.reload()
  }
  return (
    <>
      {layer === 'remote' && !chosen && (
        <section className={styles.banner} aria-label={text('CONSENT_LABEL')}>
          <p>
            {text('CONSENT_TEXT')} <Link to="/site/privacy">{text('LAYOUT_PRIVACY')}</Link>
          </p>
          <div className={styles.actions}>
            <Button size="small" onClick={() => choose({ measurement: true, marketing: true })}>
              {text('CONSENT_ACCEPT')}
            </Button>
            <Button size="small" onClick={() => choose(nothing)}>
              {text('CONSENT_REFUSE')}
            </Button>
            <Button size="small" kind="quiet" onClick={() => consentSettings.ask(true)}>
              {text('CONSENT_SETTINGS')}
            </Button>
          </div>
        </section>
      )}
      {isOpen && Settings && <Settings chosen={chosen ?? nothing} onSave={choose} onClose={closeSettings} />}
    </>
  )
}

/**
 * Asks for the pixels and runs what is allowed, each kind once (D28); never on the sample layer. That they
 * could not be loaded is said in the words of the specification (§8), but not where there is no network. They wait
 * where a mailed link has led: they tell others the page's address, and that one opens an account.
 */
function usePixels(allowed: Allowed): Allowed {
  const text = useText()
  const data = useData()
  const { show } = useToasts()
  const ran = useRef<Allowed>({ ...nothing })
  const { measurement, marketing } = allowed
  const { query } = useRoute()
  // The login names the page that it leads back to.
  const isOpenedByLink = query.has('token') || (query.get('next') ?? '').includes('token=')
  useEffect(() => {
    const due = {
      measurement: measurement && !ran.current.measurement,
      marketing: marketing && !ran.current.marketing,
    }
    if (data.layer !== 'remote' || isOpenedByLink || !(due.measurement || due.marketing)) return
    ran.current = { measurement, marketing }
    // Its code comes for who has allowed some.
    Promise.all([data.content.getPixels(), import('./run-pixels.ts')]).then(
      ([pixels, { runPixels }]) => runPixels(pixels, due, document),
      () => navigator.onLine && show({ tone: 'failure', text: text('CONSENT_PIXELS_FAILED') }),
    )
  }, [measurement, marketing, isOpenedByLink, data, show, text])
  return ran.current
}
