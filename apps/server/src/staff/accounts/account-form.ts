import type { StaffRole } from '#contract/staff/staff-role.ts'

/** What an owner says of an account. */
export type AccountForm = { name: string; role: StaffRole; active: boolean }

export const differs = (there: AccountForm, { name, role, active }: AccountForm): boolean =>
  there.name !== name || there.role !== role || there.active !== active
