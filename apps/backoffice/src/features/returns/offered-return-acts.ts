import type { Claim, ClaimAnswer } from '../../data/port/returns.port.ts'
import type { Role } from '../../data/port/session.port.ts'

export type ClaimAct = ClaimAnswer | 'receive' | 'refund'

/** What of the amount that a claim gives back is neither paid nor on its way, in pesos. */
export const owedOf = ({ amount, refunding }: Pick<Claim, 'amount' | 'refunding'>): number =>
  Math.max(0, (amount ?? 0) - refunding)

/** What a role may do with a claim as it stands, what comes first before the rest; the server decides. */
export function offeredClaimActs(
  claim: Pick<Claim, 'state' | 'lines' | 'amount' | 'refunding'>,
  role: Role,
): ClaimAct[] {
  const answers = role !== 'warehouse'
  if (claim.state === 'RECEIVED') return answers ? ['accept', 'reject'] : []
  if (claim.state !== 'ACCEPTED') return []
  const isBack = claim.lines.every(({ quantity, restocked }) => restocked >= quantity)
  const acts: ClaimAct[] = []
  if (role !== 'agent' && !isBack) acts.push('receive')
  if (answers && owedOf(claim) > 0) acts.push('refund')
  if (answers) acts.push('close')
  return acts
}
