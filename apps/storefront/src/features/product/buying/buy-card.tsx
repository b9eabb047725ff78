import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { availability } from '#rules/catalogue/stock.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { replayEvents } from '../../../shell/event-replay.ts'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Stepper } from '../../../ui/actions/stepper.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { ClientOnly } from '../../../ui/later/client-only.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { type QuantityNote, quantityNote } from '../../cart/lines/quantity-note.ts'
import { StockBadge } from '../../product-cards/stock-badge.tsx'
import { TaxNote } from '../../product-cards/tax-note.tsx'
import { UnitPriceText } from '../../product-cards/unit-price-text.tsx'
import { useAddToCart } from '../../product-cards/use-add-to-cart.ts'
import { type Choices, chosenOptions, chosenStock, missingOptions } from '../choices.ts'
import { DeliveryFacts } from '../delivery/delivery-facts.tsx'
import styles from './buy-card.module.css'
import { OfferLine } from './offer-line.tsx'
import { OptionForm } from './option-form.tsx'
import { SaleCondition } from './sale-condition.tsx'
import { SaveButtonsSlot } from './save-buttons-slot.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

const StockAlertForm = deferred(() => import('./stock-alert-form.tsx'))
const BuyBar = deferred(() => import('./buy-bar.tsx'))

/** Price, options, quantity and the button; without stock there is nothing to add (specification §4). */
export function BuyCard({
  product,
  choices,
  onChoose,
}: {
  product: Product
  choices: Choices
  onChoose: (choices: Choices) => void
}) {
  const text = useText()
  const [quantity, setQuantity] = useState(1)
  const [typedNote, setTypedNote] = useState<QuantityNote | null>(null)
  const [hasTried, setTried] = useState(false)
  const card = useRef<HTMLElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const isPast = useScrolledPast(actions)
  const { add, isBusy, inCart, left } = useAddToCart(product, chosenOptions(product.options, choices))
  const missing = missingOptions(product.options, choices)
  const stock = chosenStock(product, choices)
  const isSold = availability(product.stock, product.backorder) !== 'out-of-stock'
  const most = Math.max(1, left)
  const wanted = Math.min(quantity, most)
  // Another option may leave less than was asked for before.
  const note: QuantityNote | null = quantity > most ? { kind: 'limit', left: most } : typedNote

  // Whoever presses before the code has come is answered when it has.
  useLayoutEffect(() => replayEvents(card.current), [])

  const buy = async () => {
    setTried(true)
    const [first] = missing
    if (first) {
      const row = card.current?.querySelectorAll('fieldset')[product.options.indexOf(first)]
      row?.querySelector<HTMLInputElement>('input:enabled')?.focus()
      return
    }
    await add(wanted)
    setQuantity(1)
    setTypedNote(null)
  }
  const changeQuantity = (next: number) => {
    setTypedNote(null)
    setQuantity(next)
  }
  const putRight = (typed: string) => {
    const found = quantityNote(typed, most, wanted)
    if (found && found.kind !== 'number') changeQuantity(found.kind === 'limit' ? found.left : 1)
    setTypedNote(found)
    return found !== null
  }

  return (
    <>
      <section ref={card} className={styles.card} aria-label={text('PRODUCT_ADD')} data-deferred>
        <div className={styles.top}>
          <div>
            <Price amount={product.price} old={product.compareAtPrice} size="large" />
            <p className={styles.fine}>
              <UnitPriceText price={product.price} content={product.content} />
              <TaxNote />
            </p>
          </div>
          <StockBadge stock={stock} backorder={product.backorder} />
        </div>
        <OfferLine of={product} />
        <SaleCondition facts={product.facts} />
        <OptionForm
          options={product.options}
          choices={choices}
          backorder={product.backorder}
          missing={hasTried ? missing : []}
          onChoose={(optionId, valueId) => onChoose({ ...choices, [optionId]: valueId })}
        />
        {isSold ? (
          <>
            <div ref={actions} className={styles.actions} data-screen>
              <Stepper
                value={wanted}
                min={1}
                max={most}
                onChange={changeQuantity}
                onPutRight={putRight}
                label={text('PRODUCT_QUANTITY')}
                disabled={left === 0}
              />
              <Button
                kind="accent"
                size="large"
                icon="cart"
                busy={isBusy}
                onClick={buy}
                className={styles.add}
              >
                {text('PRODUCT_ADD')}
              </Button>
              <span className={styles.keep}>
                <SaveButtonsSlot product={product} />
              </span>
            </div>
            <p className={styles.note} role="status">
              {missing.length === 0 && left === 0 && inCart > 0 && text('PRODUCT_ALREADY_IN_CART')}
              {left > 0 && note && quantityText(note, text)}
              {left > 0 && !note && stock > 0 && stock <= 5 && text('CATALOGUE_LAST_UNITS', { count: stock })}
            </p>
          </>
        ) : (
          <>
            <p className={styles.gone}>{text('PRODUCT_SOLD_OUT_HINT')}</p>
            <div className={styles.ask}>
              <ClientOnly>
                <StockAlertForm productId={product.id} />
              </ClientOnly>
            </div>
            <span className={styles.keep} data-screen>
              <SaveButtonsSlot product={product} />
            </span>
          </>
        )}
        <DeliveryFacts product={product} choices={choices} quantity={wanted} />
      </section>
      {isSold && isPast && (
        <Suspense>
          <BuyBar product={product} busy={isBusy} onBuy={buy} />
        </Suspense>
      )}
    </>
  )
}

/** What became of a quantity that could not stand as it was asked for. */
function quantityText(note: QuantityNote, text: ReturnType<typeof useText>): string {
  if (note.kind === 'limit') return text('PRODUCT_PUT_RIGHT', { count: note.left })
  if (note.kind === 'number') return text('CART_NO_NUMBER', { count: note.previous })
  return text('PRODUCT_AT_LEAST_ONE')
}
