/** The steps of a history as whoever it is about sees them: of the staff no name, which is the shop's own matter. */
export const withoutNames = <Step extends { actor: string }>(history: readonly Step[]): Step[] =>
  history.map((step) => ({ ...step, actor: step.actor === 'shopper' ? 'shopper' : 'shop' }))
