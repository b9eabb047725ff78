/** What two customers have in common, in words. */
export const sameText = {
  rut: 'CUSTOMERS_SAME_RUT',
  email: 'CUSTOMERS_SAME_EMAIL',
  phone: 'CUSTOMERS_SAME_PHONE',
} as const
