import { formatPhone, normalizePhone } from '#rules/chile/phone.ts'
import { formatRut, isValidRut } from '#rules/chile/rut.ts'
import { accountOf, type Profile } from '../../session/account.store.ts'
import type { CheckoutForm } from '../checkout-form.ts'
import { formFromProfile } from '../purchase/profile.ts'

/** What the shop knows of a signed-in customer and need not ask again. */
export type KnownContact = Partial<Pick<CheckoutForm, 'email' | 'rut' | 'name' | 'phone'>>

/** Empty for a guest, whose contact is asked each time; what the profile has wrong or lacks is left out. */
export function knownContact(profile: Profile): KnownContact {
  if (!accountOf(profile)) return {}
  const { email, rut, name, phone } = formFromProfile(profile)
  return {
    ...(email && { email }),
    ...(isValidRut(rut) && { rut: formatRut(rut) }),
    ...(name && { name }),
    ...(normalizePhone(phone) && { phone: formatPhone(phone) }),
  }
}
