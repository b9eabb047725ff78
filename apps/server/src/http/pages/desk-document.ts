/** The document of the desk as it was built, or as it is worked on. */
export type DeskDocument = {
  load(url: string): Promise<string>
  /** The policy of a document whose style elements carry the nonce; null for none. */
  contentSecurityPolicy: ((nonce: string) => string) | null
}
