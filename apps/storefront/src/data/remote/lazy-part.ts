/**
 * A part of the data layer whose code comes with its first call, so that the first view does not carry it.
 * Each call is handed on as it is; `known` are those that must answer at once. `begin` is called with each call, and what
 * it returns once the code is there: by then it may refuse.
 */
export function lazyPart<Lazy extends object, Known extends object>(
  load: () => Promise<Lazy>,
  known: Known,
  begin: () => () => void = () => () => {},
): Lazy & Known {
  let loaded: Promise<Lazy> | null = null
  const open = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null
      throw error
    })
    return loaded
  }
  return new Proxy(known as Lazy & Known, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (async (...given: unknown[]) => {
        const go = begin()
        const call = Reflect.get(await open(), name) as (...given: unknown[]) => unknown
        go()
        return call(...given)
      }),
  })
}
