/**
 * Whether a product suits what the shopper has, a vehicle or an animal.
 * `fitsWithCondition` asks the shopper to look: it fits where what the reasons say holds. `universal` suits every
 * one, and `unknown` means that nobody said, or that nothing is chosen.
 */
export type FitVerdict = 'fits' | 'fitsWithCondition' | 'doesNotFit' | 'universal' | 'unknown'

/** A verdict with what it rests on, the weightiest first; never without a reason. */
export type FitAnswer<Reason> = { verdict: FitVerdict; reasons: [Reason, ...Reason[]] }

/** Whether it may be bought for the one chosen without a warning. */
export const isSuitable = (verdict: FitVerdict): boolean =>
  verdict === 'fits' || verdict === 'fitsWithCondition' || verdict === 'universal'
