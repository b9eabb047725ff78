import { formatClp } from '#rules/money/money.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { couponReason } from '../cart/coupon/coupon-reason.ts'
import type { CartLine } from '../cart/lines/cart-line.ts'
import styles from './checkout-notice.module.css'
import { fieldOrder } from './checkout-rules.ts'
import type { Failure } from './purchase/failure.ts'
import { focusField, noticeId } from './steps/field-ids.ts'
import type { Fields } from './use-fields.ts'

type WordsProps = {
  failure: Failure
  errorAt: Fields['errorAt']
  isPickup: boolean
  lines: CartLine[]
  /** Takes from the cart what is short. */
  onFitStock: () => void
}

/** Why it was not bought and what to do; empty while there is nothing to say. */
export function CheckoutNotice({
  failure,
  ...rest
}: Omit<WordsProps, 'failure'> & { failure: Failure | null }) {
  // What was marked and has been put right since needs no word any more.
  const isRight = failure?.kind === 'fields' && fieldOrder.every((field) => rest.errorAt(field) === null)
  return (
    <div role="alert">
      {failure && !isRight && (
        <div id={noticeId} tabIndex={-1} className={styles.notice}>
          <Icon name="alert" />
          <div>
            <Words failure={failure} {...rest} />
          </div>
        </div>
      )}
    </div>
  )
}

function Words({ failure, errorAt, isPickup, lines, onFitStock }: WordsProps) {
  const text = useText()
  switch (failure.kind) {
    case 'network':
      return (
        <Plain
          title={failure.message ?? text('CHECKOUT_FAILED_NETWORK')}
          body={text('CHECKOUT_FAILED_NETWORK_TEXT')}
        />
      )
    case 'total':
      return (
        <Plain
          title={text('CHECKOUT_FAILED_TOTAL', { total: formatClp(failure.now) })}
          body={text('CHECKOUT_FAILED_TOTAL_TEXT', { before: formatClp(failure.before) })}
        />
      )
    case 'coupon':
      return <Plain title={text('CHECKOUT_FAILED_COUPON')} body={couponReason(text, failure)} />
    case 'carrier':
      return <Plain title={text('CHECKOUT_FAILED_CARRIER')} body={text('CHECKOUT_FAILED_CARRIER_TEXT')} />
    case 'cart':
      return (
        <>
          <Plain title={text('CHECKOUT_FAILED_CART')} body={text('CHECKOUT_FAILED_CART_TEXT')} />
          {failure.order && (
            <p>
              <Link to={`/shop/checkout/${failure.order}`}>{text('CHECKOUT_FAILED_CART_ORDER')}</Link>
            </p>
          )}
        </>
      )
    case 'again':
      return <Plain title={text('CHECKOUT_FAILED_AGAIN')} body={text('CHECKOUT_FAILED_AGAIN_TEXT')} />
    case 'busy':
      return <Plain title={text('CHECKOUT_FAILED_BUSY')} body={text('CHECKOUT_FAILED_BUSY_TEXT')} />
    case 'prescription':
    case 'other':
      return <Plain title={text('CHECKOUT_FAILED_UNKNOWN')} body={failure.message} />
    case 'stock':
      return (
        <>
          <p className={styles.title}>{text('CHECKOUT_FAILED_STOCK')}</p>
          <ul>
            {failure.shortfalls.map(({ productId, quantity, stock }) => {
              const name = lines.find((line) => line.productId === productId)?.name ?? ''
              return (
                <li key={productId}>
                  {stock > 0
                    ? text('CHECKOUT_FAILED_STOCK_LINE', { name, asked: quantity, left: stock })
                    : text('CHECKOUT_FAILED_STOCK_GONE', { name })}
                </li>
              )
            })}
          </ul>
          {isPickup && <p>{text('CHECKOUT_FAILED_STOCK_BRANCH')}</p>}
          <Button kind="outline" size="small" onClick={onFitStock}>
            {text('CHECKOUT_FAILED_STOCK_FIX')}
          </Button>
        </>
      )
    case 'fields':
      return <WrongFields errorAt={errorAt} />
  }
}

function Plain({ title, body }: { title: string; body: string }) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {body && <p>{body}</p>}
    </>
  )
}

/** The summary of what has to be fixed: each item leads to its field. */
function WrongFields({ errorAt }: Pick<WordsProps, 'errorAt'>) {
  const text = useText()
  const wrong = fieldOrder.filter((field) => errorAt(field) !== null)
  return (
    <>
      <p className={styles.title}>{text('CHECKOUT_FIX', { count: wrong.length })}</p>
      <ul className={styles.fields}>
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" onClick={() => focusField(field)}>
              {text(fieldLabels[field])}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const fieldLabels = {
  email: 'CHECKOUT_EMAIL',
  rut: 'CHECKOUT_RUT',
  name: 'CHECKOUT_NAME',
  phone: 'CHECKOUT_PHONE',
  documentKind: 'CHECKOUT_DOCUMENT',
  companyRut: 'CHECKOUT_COMPANY_RUT',
  companyName: 'CHECKOUT_COMPANY_NAME',
  companyActivity: 'CHECKOUT_COMPANY_ACTIVITY',
  companyAddress: 'CHECKOUT_COMPANY_ADDRESS',
  companyComuna: 'CHECKOUT_COMPANY_COMUNA',
  deliveryKind: 'CHECKOUT_STEP_DELIVERY',
  addressId: 'CHECKOUT_ADDRESSES',
  regionId: 'CHECKOUT_REGION',
  comunaId: 'CHECKOUT_COMUNA',
  comunaText: 'CHECKOUT_COMUNA',
  street: 'CHECKOUT_STREET',
  number: 'CHECKOUT_NUMBER',
  flat: 'CHECKOUT_FLAT',
  reference: 'CHECKOUT_REFERENCE',
  branchId: 'CHECKOUT_BRANCH',
  carrierId: 'CHECKOUT_STEP_CARRIER',
  paymentKind: 'CHECKOUT_STEP_PAYMENT',
  note: 'CHECKOUT_NOTE',
  acceptsTerms: 'CHECKOUT_TERMS_LINK',
  termsVersion: 'CHECKOUT_TERMS_LINK',
  acceptsMarketing: 'CHECKOUT_MARKETING',
} as const
