import { useState } from 'react'
import type { Product } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Stepper } from '../../ui/actions/stepper.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { lineLimit } from '../cart/lines/cart-line.ts'
import { OptionForm } from '../product/buying/option-form.tsx'
import { type Choices, chosenOptions, missingOptions } from '../product/choices.ts'
import { typedQuantity } from './quick-add.ts'
import styles from './quick-view.module.css'
import { useQuickAdd } from './use-quick-add.ts'

/** Options, quantity and the button. A wrong quantity stays to be seen and is refused when it is added. */
export function QuickViewForm({
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
  // What is typed and cannot be; null for nothing.
  const [wrong, setWrong] = useState<number | null>(null)
  const [hasTried, setTried] = useState(false)
  const { add, isBusy, hasAdded, alert: refusal, settle } = useQuickAdd(product)
  // Said as soon as it stands there, not only when it is added.
  const alert =
    refusal ?? (wrong === null ? null : wrong > lineLimit ? 'PRODUCT_NO_MORE' : 'ERROR_ADD_TO_CART_QUANTITY')
  const missing = missingOptions(product.options, choices)

  const buy = () => {
    setTried(true)
    if (missing.length === 0) void add(chosenOptions(product.options, choices), wrong ?? quantity)
  }
  return (
    <div className={styles.form}>
      <OptionForm
        options={product.options}
        choices={choices}
        backorder={product.backorder}
        missing={hasTried ? missing : []}
        onChoose={(optionId, valueId) => {
          settle()
          onChoose({ ...choices, [optionId]: valueId })
        }}
      />
      <div className={styles.actions}>
        <Stepper
          value={quantity}
          min={1}
          max={lineLimit}
          label={text('PRODUCT_QUANTITY')}
          onChange={(next) => {
            settle()
            setWrong(null)
            setQuantity(next)
          }}
          onWrong={(typed) => setWrong(typedQuantity(typed))}
        />
        <Button kind="accent" size="large" icon="cart" busy={isBusy} onClick={buy} className={styles.add}>
          {text('PRODUCT_ADD')}
        </Button>
      </div>
      <p role="alert" className={styles.alert}>
        {alert && (
          <>
            <Icon name="alert" size={18} />
            {text(alert)}
          </>
        )}
      </p>
      <p role="status" className={styles.added}>
        {hasAdded && (
          <>
            <Icon name="check" size={18} />
            {text('CATALOGUE_ADDED', { name: product.name })} <Link to="/shop/cart">{text('CART_VIEW')}</Link>
          </>
        )}
      </p>
    </div>
  )
}
