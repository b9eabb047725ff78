export type MoveResult<State extends string> =
  | { ok: true; state: State }
  | { ok: false; code: 'ILLEGAL_MOVE'; from: State; to: State }

export type StateMachine<State extends string> = {
  canMove(from: State, to: State): boolean
  /** The new state, or a refusal as a value; staying where one is counts as no legal move. */
  move(from: State, to: State): MoveResult<State>
  /** No move leads out of it. */
  isFinal(state: State): boolean
}

/** Rules over one table that lists, for each state, where it may go. */
export function stateMachine<State extends string>(
  moves: Readonly<Record<State, readonly State[]>>,
): StateMachine<State> {
  const canMove = (from: State, to: State) => moves[from].includes(to)
  return {
    canMove,
    move: (from, to) =>
      canMove(from, to) ? { ok: true, state: to } : { ok: false, code: 'ILLEGAL_MOVE', from, to },
    isFinal: (state) => moves[state].length === 0,
  }
}
