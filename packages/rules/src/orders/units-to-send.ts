/** Units of a line: what was bought, and what of it is not sent. */
export type LineUnits = {
  quantity: number
  /** Units that the shop took off the order before it left. */
  cancelled: number
  /** Units that its shopper withdrew from before it left. */
  withdrawn: number
}

/** Units of a line that are sent, or were. */
export const unitsToSend = ({ quantity, cancelled, withdrawn }: LineUnits): number =>
  quantity - cancelled - withdrawn

/** What a unit's place in the stock holds of a line. */
type Held = { id: number; valueId: number | null; quantity: number }

/**
 * What of a line's reserved stock goes back where `toSend` units of it are left: each value of an option has the units of
 * the line for itself. What was sold without stock holds less than was bought, and gives back only what is too much.
 */
export function heldTooMuch<Row extends Held>(held: readonly Row[], toSend: number): Row[] {
  return [...Map.groupBy(held, ({ valueId }) => valueId).values()].flatMap((rows) => {
    let surplus = rows.reduce((sum, { quantity }) => sum + quantity, 0) - toSend
    return rows.toReversed().flatMap((row) => {
      const back = Math.max(0, Math.min(row.quantity, surplus))
      surplus -= back
      return back > 0 ? [{ ...row, quantity: back }] : []
    })
  })
}
