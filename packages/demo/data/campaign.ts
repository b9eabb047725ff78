/** The demonstration shop's campaign; it lasts for two weeks from when the shop is filled. */
export const campaign = {
  title: 'Semana de la cola feliz',
  text: 'Precios rebajados de verdad: el de antes está a la vista.',
  days: 14,
}
