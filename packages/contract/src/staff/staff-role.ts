/**
 * What somebody of the staff may do. `owner`: everything, the accounts too; `manager`: everything but the accounts;
 * `agent`: talks to shoppers, answers requests, hands orders over and pays money back; `warehouse`: stock, and orders until they arrive.
 */
export const staffRoles = ['owner', 'manager', 'agent', 'warehouse'] as const

export type StaffRole = (typeof staffRoles)[number]
