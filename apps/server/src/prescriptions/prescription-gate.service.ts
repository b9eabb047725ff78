import type { Executor } from '../db/connection.ts'
import { prescriptionsStore } from './prescriptions.store.ts'

/** Whether an order needs a prescription that is not approved. Asked under the order's lock, it stays so. */
export const lacksPrescription = (executor: Executor, orderId: number): Promise<boolean> =>
  prescriptionsStore.isLacking(executor, orderId)
