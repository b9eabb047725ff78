import { createHash, randomBytes } from 'node:crypto'

/** A token for a link in a mail, that nobody can guess. */
export const newLinkToken = () => randomBytes(32).toString('base64url')

/** What is stored of a link's token: its SHA-256. */
export const hashOfLink = (token: string) => createHash('sha256').update(token).digest()
