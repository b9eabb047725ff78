/**
 * A part of the data layer whose code comes with its first call, so that the first view does not carry it.
 * Each call is handed on as it is; `known` are those that must answer at once.
 */
export function lazyPart<Lazy extends object, Known extends object>(
  load: () => Promise<Lazy>,
  known: Known,
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
        const call = Reflect.get(await open(), name) as (...given: unknown[]) => unknown
        return call(...given)
      }),
  })
}
