/** Runs work once for all who request it under a key at the same time: they share the result. */
export class SingleFlight<Result> {
  readonly #underWay = new Map<string, Promise<Result>>()

  isUnderWay(key: string): boolean {
    return this.#underWay.has(key)
  }

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#underWay.get(key)
    if (known) return known
    const started = work().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, started)
    return started
  }
}
