import { type CheckoutForm, emptyForm, type FieldName } from './checkout-form.ts'
import { type FieldErrors, fieldOrder } from './checkout-rules.ts'

export type CheckoutState = {
  form: CheckoutForm
  /** Fields that the shopper has left or that a submit has judged. */
  touched: Partial<Record<FieldName, true>>
  /** What the shop has refused, by field, until the field is changed. */
  refused: Partial<Record<FieldName, string>>
}

export type CheckoutAction =
  | { type: 'changed'; changes: Partial<CheckoutForm> }
  | { type: 'left'; field: FieldName }
  | { type: 'submitted' }
  | { type: 'refused'; fields: Partial<Record<FieldName, string>> }
  | { type: 'restored'; form: CheckoutForm }

export const newCheckout: CheckoutState = { form: emptyForm, touched: {}, refused: {} }

/** What one kind of delivery asks and the other does not: judged again when the kind changes. */
const placeFields = ['regionId', 'comunaId', 'street', 'number', 'branchId', 'carrierId']

function without<Value>(record: Partial<Record<FieldName, Value>>, names: string[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as typeof record
}

/** A new region empties the comuna; a new place or kind of delivery empties the carrier. */
function withConsequences(form: CheckoutForm, changes: Partial<CheckoutForm>): CheckoutForm {
  const next = { ...form, ...changes }
  if (next.regionId !== form.regionId && changes.comunaId === undefined) {
    next.comunaId = null
    next.comunaText = ''
  }
  const moved =
    next.comunaId !== form.comunaId ||
    next.branchId !== form.branchId ||
    next.addressId !== form.addressId ||
    next.deliveryKind !== form.deliveryKind
  if (moved && changes.carrierId === undefined) next.carrierId = null
  return next
}

export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'changed': {
      const form = withConsequences(state.form, action.changes)
      const changed = Object.keys(form).filter((name) => {
        const key = name as FieldName
        return form[key] !== state.form[key]
      })
      const touched = changed.includes('deliveryKind') ? without(state.touched, placeFields) : state.touched
      return { ...state, form, touched, refused: without(state.refused, changed) }
    }
    case 'left':
      return { ...state, touched: { ...state.touched, [action.field]: true } }
    case 'submitted':
      return { ...state, touched: Object.fromEntries(fieldOrder.map((name) => [name, true])) }
    case 'refused': {
      // Whoever agreed to other terms than those that hold has not agreed to these.
      const isOld = action.fields.acceptsTerms === 'TERMS_CHANGED'
      const form = isOld ? { ...state.form, acceptsTerms: false } : state.form
      return { ...state, form, refused: { ...state.refused, ...action.fields } }
    }
    case 'restored':
      return { ...state, form: action.form }
  }
}

/** The code to show at a field: only when it is wrong and has been touched, or the shop has refused it. */
export function shownError(state: CheckoutState, errors: FieldErrors, field: FieldName): string | null {
  const refused = state.refused[field]
  if (refused) return refused
  return state.touched[field] ? (errors[field] ?? null) : null
}
