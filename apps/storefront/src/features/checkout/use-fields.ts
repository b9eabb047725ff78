import { shownError } from './checkout.reducer.ts'
import type { CheckoutForm, FieldName } from './checkout-form.ts'
import { type Chosen, validateCheckout } from './checkout-rules.ts'
import type { DraftForm } from './use-draft-form.ts'

/**
 * The fields as they stand on the page: `form` is what counts of them, `onChange` hears of each change. What a field
 * shows as wrong is what it was left with, what a submit has judged or what the shop has refused.
 */
export function useFields(
  { state, dispatch }: DraftForm,
  form: CheckoutForm,
  chosen: Chosen,
  onChange: () => void,
) {
  const errors = validateCheckout(form, chosen)
  return {
    form,
    errors,
    change(changes: Partial<CheckoutForm>) {
      dispatch({ type: 'changed', changes })
      onChange()
    },
    leave: (field: FieldName) => dispatch({ type: 'left', field }),
    /** The code to show at a field, null while all is well there. */
    errorAt: (field: FieldName) => shownError(state, errors, field),
  }
}

export type Fields = ReturnType<typeof useFields>
