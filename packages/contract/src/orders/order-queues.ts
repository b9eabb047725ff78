/** What the shop has to do with an order, as `order-queues.ts` of the rules tells; `por-pagar` and `por-preparar` wait. */
export const wireQueues = [
  'por-pagar',
  'por-preparar',
  'preparando',
  'listos',
  'en-camino',
  'entregados',
  'cancelados',
] as const
