/** Work that many ask for at once and one does: whoever asks while it is under way gets what it gives. */
export class SharedWork<Result> {
  readonly #underWay = new Map<string, Promise<Result>>()

  share(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#underWay.get(key)
    if (known) return known
    const started = work().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, started)
    return started
  }
}
