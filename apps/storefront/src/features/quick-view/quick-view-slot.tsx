import { useSyncExternalStore } from 'react'
import { useLazyPart } from '../../ui/later/use-lazy-part.ts'
import { quickView } from '../product-cards/open-quick-view.ts'

const loadDialog = () => import('./quick-view-dialog.tsx')

/** The layout's place for the quick view; the dialog's code comes when it is first opened. */
export function QuickViewSlot() {
  const slug = useSyncExternalStore(quickView.subscribe, quickView.get, () => null)
  const Dialog = useLazyPart(loadDialog, slug !== null, quickView.close)?.QuickViewDialog
  return slug !== null && Dialog ? <Dialog key={slug} slug={slug} onClose={quickView.close} /> : null
}
