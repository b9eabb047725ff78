/**
 * A part of the data layer whose code comes with its first call, so that the first view does not carry it.
 * Each call is handed on as it is; `known` are those that must answer at once.
 */
export function later<Late extends object, Known extends object>(
  load: () => Promise<Late>,
  known: Known,
): Late & Known {
  return new Proxy(known as Late & Known, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (async (...given: unknown[]) => {
        const call = Reflect.get(await load(), name) as (...given: unknown[]) => unknown
        return call(...given)
      }),
  })
}
