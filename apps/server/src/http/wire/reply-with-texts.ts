/** A reply of which one list, the field that the contract names first, has its elements as the texts that go out. */
export class ReplyWithTexts<Reply extends object> {
  /** The reply with that list empty. */
  readonly reply: Reply
  readonly field: string & keyof Reply
  readonly texts: readonly string[]

  constructor(reply: Reply, field: string & keyof Reply, texts: readonly string[]) {
    this.reply = reply
    this.field = field
    this.texts = texts
  }

  /** What goes out, once `parse` has stripped what the contract does not name. */
  text(parse: (reply: Reply) => unknown): string {
    const { [this.field]: _, ...rest } = parse(this.reply) as Reply
    return `{${JSON.stringify(this.field)}:[${this.texts.join(',')}],${JSON.stringify(rest).slice(1)}`
  }
}
