/** Who sells (chile.md: named before the payment and in the footer of every page). */
export const seller = {
  name: 'Huella SpA',
  rut: '76.543.210-3',
  address: 'Avenida Vicuña Mackenna 7255, local 12, La Florida, Santiago',
  /** E.164. */
  phone: '+56223456789',
  /** E.164; the mobile phone behind the shop's WhatsApp. */
  whatsapp: '+56987654321',
  /** The shop's own pages in social networks, by whole address; the footer shows those that there are. */
  social: {} as Partial<Record<'instagram' | 'facebook' | 'youtube', string>>,
}

/** Within how many days the shop answers whoever asks about their data. */
export const privacyAnswerDays = 30
