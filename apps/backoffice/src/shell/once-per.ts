/**
 * Does something at once, then again at the end of a span of time where it was asked for meanwhile. One that takes
 * longer than the span is waited for: what is asked for without end would otherwise never come to its own.
 */
export function oncePer(milliseconds: number, act: () => undefined | Promise<unknown>): () => void {
  let isResting = false
  let isAsked = false
  const rest = () => {
    isResting = true
    isAsked = false
    const isDone = Promise.allSettled([act()])
    setTimeout(async () => {
      await isDone
      isResting = false
      if (isAsked) rest()
    }, milliseconds)
  }
  return () => {
    if (isResting) isAsked = true
    else rest()
  }
}
