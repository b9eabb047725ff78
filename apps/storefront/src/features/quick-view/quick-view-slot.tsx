import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../../app/texts.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { quickView } from './open-quick-view.ts'
import type { QuickViewDialog } from './quick-view-dialog.tsx'

/** The layout's place for the quick view; the dialog's code comes when it is first opened. */
export function QuickViewSlot() {
  const text = useText()
  const toasts = useToasts()
  const slug = useSyncExternalStore(quickView.subscribe, quickView.get, () => null)
  const [Dialog, setDialog] = useState<typeof QuickViewDialog | null>(null)

  useEffect(() => {
    if (slug === null || Dialog) return
    import('./quick-view-dialog.tsx').then(
      (module) => setDialog(() => module.QuickViewDialog),
      () => {
        quickView.close()
        toasts.show({ tone: 'failure', text: text('QUICK_VIEW_FAILED') })
      },
    )
  }, [slug, Dialog, text, toasts])

  return slug !== null && Dialog ? <Dialog key={slug} slug={slug} onClose={quickView.close} /> : null
}
