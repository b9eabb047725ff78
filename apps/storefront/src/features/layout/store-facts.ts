/** Who sells (chile.md: named before the payment and in the footer of every page). */
export const SELLER = {
  name: 'Huella SpA',
  rut: '76.543.210-3',
  address: 'Avenida Vicuña Mackenna 7255, local 12, La Florida, Santiago',
  /** E.164. */
  phone: '+56223456789',
}

/** `+56223456789` as people write it: `+56 2 2345 6789`. */
export function phoneText(e164: string): string {
  const match = /^\+56(\d)(\d{4})(\d{4})$/.exec(e164)
  return match ? `+56 ${match[1]} ${match[2]} ${match[3]}` : e164
}
