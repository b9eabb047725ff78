/**
 * What somebody of the staff may do. `owner`: everything; `manager`: everything but the accounts, integrations, backups, and
 * who the shop is (name and looks, seller, bank account);
 * `agent`: talks to shoppers, answers requests, hands orders over and pays money back; `warehouse`: stock, and orders until they arrive.
 */
export const staffRoles = ['owner', 'manager', 'agent', 'warehouse'] as const

export type StaffRole = (typeof staffRoles)[number]
