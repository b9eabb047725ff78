export type KnownAddress = { id: number; isDefault: boolean }

/**
 * Which address is a customer's default once one is saved, or null for none (specification §4): the only one
 * always is, one that asks to be takes the place of the other, one that asks not to be gives it up, and one
 * that does not say stays as it is. `others` are the customer's other addresses.
 */
export function defaultAfterSaving(
  others: readonly KnownAddress[],
  saved: KnownAddress,
  wish?: boolean,
): number | null {
  const isDefault = wish ?? saved.isDefault
  if (isDefault || others.length === 0) return saved.id
  return others.find((address) => address.isDefault)?.id ?? null
}

/**
 * Which address is the default once one is taken away, or null for none: the first that remains takes the
 * place of a default. `remaining` is in the customer's order.
 */
export function defaultAfterRemoving(
  remaining: readonly KnownAddress[],
  removed: KnownAddress,
): number | null {
  const isLeft = remaining.find((address) => address.isDefault)?.id
  return isLeft ?? (removed.isDefault ? (remaining[0]?.id ?? null) : null)
}
