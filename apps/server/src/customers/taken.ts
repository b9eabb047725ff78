import { type Refusal, refuse } from '../refusals/refusal.ts'

const unique = {
  customers_registered_email: 'EMAIL_TAKEN',
  customers_registered_rut: 'RUT_TAKEN',
} as const

/**
 * Runs what writes a registered customer. Where two who do so at once want one e-mail or RUT, the database
 * lets one of them have it; the other is refused with EMAIL_TAKEN or RUT_TAKEN instead of an error.
 */
export async function refusingTaken<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      const index = 'constraint' in cause ? String(cause.constraint) : ''
      if (Object.hasOwn(unique, index)) return refuse(unique[index as keyof typeof unique])
    }
    throw error
  }
}
