/** By which way money goes back. */
export const refundMethods = ['webpay', 'transferencia', 'tienda'] as const
