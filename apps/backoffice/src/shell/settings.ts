/** What the document tells its script in a `meta` element. */
const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)

/** The application's token (D21), as the server wrote it into the document. */
export const appToken = (): string => metaOf('app-token')?.content ?? ''

/** How the shop calls itself. */
export const shopName = (): string => metaOf('shop-name')?.content ?? ''

/** What lets a style element pass the policy of the document. */
export const styleNonce = (): string => metaOf('style-nonce')?.nonce ?? ''
