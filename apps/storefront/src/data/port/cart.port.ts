/** A line of an account's cart: product, values chosen, quantity. Never a price (D15). */
export type AccountCartLine = {
  productId: number
  slug: string
  /** The chosen values of its options. */
  valueIds: number[]
  quantity: number
}

export type AccountCart = {
  /** Counts the changes; 0 before the first. */
  version: number
  lines: AccountCartLine[]
}

/** The cart of who is signed in, which follows to other devices. Throws `Refusal` SESSION_REQUIRED for nobody. */
export type CartPort = {
  load(): Promise<AccountCart>
  /**
   * Puts the whole cart in the place of the one with this version. When another device was quicker `saved`
   * is false, nothing is written, and what stands is answered.
   */
  save(
    lines: readonly { productId: number; valueIds: readonly number[]; quantity: number }[],
    version: number,
  ): Promise<AccountCart & { saved: boolean }>
}
