import { usePageHead } from '../../../shell/page-head.tsx'
import { useRoute } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { headersOf } from '../header-variants.ts'

/** `/header-…-variant-…` and `/mobile-header-variant-…`: a header over an empty body (specification §2). */
export default function HeaderDemoPage() {
  const text = useText()
  const { desktop, mobile, demo } = headersOf(useRoute().path)
  const title = text('LAYOUT_DEMO', { name: demo === 'mobile' ? mobile : desktop })
  usePageHead({ title, robots: 'noindex' })
  return <h1 className="visually-hidden">{title}</h1>
}
