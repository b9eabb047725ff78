import { Histogram, type Registry } from 'prom-client'
import type { Handlers } from '../http/wire/register-call.ts'
import { tellSpan } from './tracing.ts'

const labelNames = ['page', 'device'] as const
const pages = {
  inicio: 'home',
  lista: 'list',
  producto: 'product',
  carro: 'cart',
  compra: 'checkout',
  cuenta: 'account',
  blog: 'blog',
  otra: 'other',
} as const
const devices = { telefono: 'phone', tableta: 'tablet', computador: 'computer' } as const

/** What browsers tell of their pages and calls, which nobody is known by. */
export function observingRoutes({ register }: { register: Registry }) {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers: [register] })
  const lcp = histogram(
    'huella_page_lcp_seconds',
    'When the largest thing of a first view was drawn',
    [0.5, 1, 1.5, 2, 2.5, 4, 8],
  )
  const inp = histogram(
    'huella_page_inp_seconds',
    'How long the slowest press of a visit took to show something',
    [0.05, 0.1, 0.2, 0.35, 0.5, 1],
  )
  const cls = histogram(
    'huella_page_cls',
    'How much of a page moved by itself; 0.1 is noticed',
    [0, 0.01, 0.05, 0.1, 0.25, 0.5],
  )
  return {
    async 'vitales-pagina'(told) {
      const labels = { page: pages[told.pagina], device: devices[told.dispositivo] }
      if (told.lcp !== undefined) lcp.observe(labels, told.lcp / 1000)
      if (told.inp !== undefined) inp.observe(labels, told.inp / 1000)
      if (told.cls !== undefined) cls.observe(labels, told.cls)
      return true
    },

    async 'tramos-navegador'({ tramos }) {
      for (const { traza, tramo, llamada, inicio, duracion, estado } of tramos)
        tellSpan({
          traceId: traza,
          spanId: tramo,
          name: llamada,
          start: inicio,
          ms: duracion,
          status: estado,
        })
      return true
    },
  } satisfies Handlers
}
