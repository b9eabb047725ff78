import type { ReturnAnswer, ReturnRequest } from '../../data/port/returns.port.ts'
import type { Role } from '../../data/port/session.port.ts'

export type ReturnAct = ReturnAnswer | 'receive' | 'refund'

/** What of the amount that a return request gives back is neither paid nor on its way, in pesos. */
export const owedOf = ({ amount, refunding }: Pick<ReturnRequest, 'amount' | 'refunding'>): number =>
  Math.max(0, (amount ?? 0) - refunding)

/** What a role may do with a return request as it stands, what comes first before the rest; the server decides. */
export function offeredReturnActs(
  request: Pick<ReturnRequest, 'state' | 'lines' | 'amount' | 'refunding'>,
  role: Role,
): ReturnAct[] {
  const answers = role !== 'warehouse'
  if (request.state === 'RECEIVED') return answers ? ['accept', 'reject'] : []
  if (request.state !== 'ACCEPTED') return []
  const isBack = request.lines.every(({ quantity, restocked }) => restocked >= quantity)
  const acts: ReturnAct[] = []
  if (role !== 'agent' && !isBack) acts.push('receive')
  if (answers && owedOf(request) > 0) acts.push('refund')
  if (answers) acts.push('close')
  return acts
}
