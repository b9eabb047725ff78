/** Does something at once, and at most once in a span of time: what is asked for meanwhile is done at its end. */
export function oncePer(milliseconds: number, act: () => void): () => void {
  let isResting = false
  let isAsked = false
  const rest = () => {
    isResting = true
    isAsked = false
    act()
    setTimeout(() => {
      isResting = false
      if (isAsked) rest()
    }, milliseconds)
  }
  return () => {
    if (isResting) isAsked = true
    else rest()
  }
}
