import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import type { PageProps } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useRoute } from '../../shell/router.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'

type Word = 'titleKey' | 'textKey' | 'buttonKey' | 'doneKey'

/** Where a mail's links lead. Only the button acts: a mail scanner that opens the link does nothing. */
export default function NewsletterPage({ query }: PageProps) {
  const text = useText()
  const data = useData()
  const isEnd = useRoute().path.endsWith('/unsubscribe')
  const [done, setDone] = useState(false)
  const { titleKey, textKey, buttonKey, doneKey } = wordsOf(isEnd, query.get('lista'))
  const title = text(titleKey)
  usePageHead({ title, robots: 'noindex' })
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      const token = query.get('token') ?? ''
      await (isEnd ? data.content.endSubscription(token) : data.content.confirmSubscription(token))
      setDone(true)
    },
    refusals: { LINK_INVALID: 'ACCOUNT_ERROR_LINK', INVALID_REQUEST: 'ACCOUNT_ERROR_LINK' },
  })
  if (done)
    return (
      <EmptyState icon="check" title={text(doneKey)} headingLevel={1}>
        <ButtonLink to="/">{text('UI_HOME')}</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState icon="mail" title={title} text={text(textKey)} headingLevel={1}>
      <Form onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <Button type="submit" kind="accent" size="large" busy={form.busy}>
          {text(buttonKey)}
        </Button>
      </Form>
    </EmptyState>
  )
}

/** What the page says: it confirms the newsletter, or ends it or the notices of stock (`lista=avisos`) or of food that runs out (`lista=recordatorios`). */
function wordsOf(isEnd: boolean, list: string | null): Record<Word, TextKey> {
  if (!isEnd) {
    return {
      titleKey: 'SITE_NEWS_CONFIRM_TITLE',
      textKey: 'SITE_NEWS_CONFIRM_TEXT',
      buttonKey: 'SITE_NEWS_CONFIRM',
      doneKey: 'SITE_NEWS_CONFIRMED',
    }
  }
  if (list === 'recordatorios') {
    return {
      titleKey: 'SITE_FOOD_END_TITLE',
      textKey: 'SITE_FOOD_END_TEXT',
      buttonKey: 'SITE_FOOD_END',
      doneKey: 'SITE_FOOD_ENDED',
    }
  }
  const isStock = list === 'avisos'
  return {
    titleKey: isStock ? 'SITE_STOCK_END_TITLE' : 'SITE_NEWS_END_TITLE',
    textKey: isStock ? 'SITE_STOCK_END_TEXT' : 'SITE_NEWS_END_TEXT',
    buttonKey: isStock ? 'SITE_STOCK_END' : 'SITE_NEWS_END',
    doneKey: isStock ? 'SITE_STOCK_ENDED' : 'SITE_NEWS_ENDED',
  }
}
