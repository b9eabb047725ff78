/** A line as an account keeps it: the product, the values chosen and how many; never a price. */
export type AccountLine = {
  productId: number
  valueIds: readonly number[]
  quantity: number
}

/** The most lines that a cart carries. */
export const accountLinesLimit = 200

/** A text that is equal for the same product with identical values, in whatever order they stand. */
export function accountLineKey({ productId, valueIds }: Omit<AccountLine, 'quantity'>): string {
  return [productId, ...[...new Set(valueIds)].toSorted((a, b) => a - b)].join('|')
}

function byKey<Line extends AccountLine>(lines: readonly Line[]): Map<string, Line> {
  const found = new Map<string, Line>()
  for (const line of lines) {
    const key = accountLineKey(line)
    const before = found.get(key)
    if (!before || before.quantity < line.quantity) found.set(key, line)
  }
  return found
}

/**
 * Two carts of one person as one. `base` is what both last agreed on; nothing when they meet for the first
 * time, at sign-in. A line that one side alone has changed stands as that side has it, taken away included.
 * Where both have changed it, the larger quantity stands: no line is lost, and merging again changes nothing.
 * `mine` keeps its order, the rest follows.
 */
export function mergeCarts<Line extends AccountLine>({
  base,
  mine,
  theirs,
}: {
  base: readonly AccountLine[]
  mine: readonly Line[]
  theirs: readonly Line[]
}): Line[] {
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)]
  const merged: Line[] = []
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const agreed = before.get(key)?.quantity ?? 0
    const here = own.get(key)
    const there = other.get(key)
    const line = here ?? there
    const quantity = decide(agreed, here?.quantity ?? 0, there?.quantity ?? 0)
    if (line && quantity > 0) merged.push({ ...line, quantity })
  }
  return merged.slice(0, accountLinesLimit)
}

function decide(agreed: number, here: number, there: number): number {
  if (here === agreed) return there
  if (there === agreed) return here
  return Math.max(here, there)
}

/**
 * What stays in a browser when its customer is signed out: of the lines that stood there `before` signing in,
 * those that still stand, and no more of each than there was. Nothing that the account has put there is left;
 * a line that the account never had (`saved` lacks it) is not the account's, and stays.
 */
export function cartAfterSignOut<Line extends AccountLine>({
  before,
  saved,
  now,
}: {
  before: readonly AccountLine[]
  saved: readonly AccountLine[]
  now: readonly Line[]
}): Line[] {
  const [known, account] = [byKey(before), byKey(saved)]
  return now.flatMap((line) => {
    const key = accountLineKey(line)
    if (!account.has(key)) return [line]
    const quantity = Math.min(line.quantity, known.get(key)?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
