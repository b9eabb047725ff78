import { useState } from 'react'
import type { PrescriptionPage } from '../../../data/port/orders.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './prescription-card.module.css'

/** The pages that were sent: a photo opens in place, a PDF is saved. */
export function PrescriptionPages({ token, pages }: { token: string; pages: PrescriptionPage[] }) {
  const text = useText()
  const data = useData()
  const [shown, setShown] = useState<{ id: number; src: string } | null>(null)
  const open = async ({ id, name, isPdf }: PrescriptionPage) => {
    try {
      const src = await data.orders.readPrescription(token, id)
      if (isPdf) save(src, name)
      else setShown({ id, src })
    } catch (error) {
      // Gone meanwhile, as when its order is.
      if (!(error instanceof Refusal)) throw error
    }
  }
  return (
    <div className={styles.pages}>
      <h3>{text('PRESCRIPTION_PAGES')}</h3>
      {pages.map((page) => (
        <div key={page.id}>
          <Button kind="quiet" size="small" onClick={() => void open(page)}>
            {text('PRESCRIPTION_OPEN', { name: page.name })}
          </Button>
          {shown?.id === page.id && <img src={shown.src} alt={page.name} />}
        </div>
      ))}
    </div>
  )
}

function save(src: string, name: string): void {
  const link = document.createElement('a')
  link.href = src
  link.download = name
  link.click()
}
