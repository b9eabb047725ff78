import { readObject, type SampleContext } from '../layer.ts'

/** The one credential that signs in (specification §5). */
export const demoCredential = { email: 'camila@example.cl', password: 'huella123' }

const key = 'huella.sample.passwords'

/** The passwords that this browser's session has chosen, by e-mail; a new session knows the demo's first one again. */
export function samplePasswords({ session }: SampleContext) {
  const read = () => readObject<Record<string, string>>(session, key)
  const write = (passwords: object) => session.setItem(key, JSON.stringify(passwords))
  const first = (email: string) => (email === demoCredential.email ? demoCredential.password : undefined)
  return {
    isRight: (email: string, password: string): boolean => password === (read()[email] ?? first(email)),
    keep: (email: string, password: string): void => write({ ...read(), [email]: password }),
    /** Takes a password along to a new e-mail. */
    move(from: string, to: string): void {
      const password = read()[from] ?? first(from)
      if (password !== undefined) write({ ...read(), [to]: password })
    },
  }
}
