import type { Database } from '../../db/connection.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import { mergeService, type Person, type SimilarCustomer } from '../merge/merge.service.ts'
import { customersAtDesk, type ListedCustomer } from '../staff-customers.service.ts'
import { presentPersonalData } from './personal-data.present.ts'
import type { PersonalDataService } from './personal-data.service.ts'

const kinds = { todos: undefined, cliente: 'customer', invitado: 'guest' } as const

/** The staff's calls about customers: who they are, all that is stored of one, and forgetting who asked for it. */
export function staffCustomersRoutes({
  database,
  personalData,
  staffLog,
}: {
  database: Database
  personalData: Pick<PersonalDataService, 'exportOfCustomer' | 'eraseCustomer'>
  staffLog: Pick<StaffLog, 'note'>
}) {
  const customers = customersAtDesk({ database })
  const merging = mergeService({ database, staffLog })
  return {
    'staff/clientes': async ({ texto: text, tipo, antes_de: before }) =>
      (await customers.list({ text, kind: kinds[tipo], before })).map(presentListed),

    'staff/clientes-parecidos': async ({ id_cliente }) => {
      const found = await merging.similar(id_cliente)
      return isRefusal(found) ? found : found.map(presentSimilar)
    },

    'staff/clientes-repetidos': async ({ antes_de: before }) =>
      (await merging.repeated(before)).map(({ customer, other }) => ({
        cliente: presentSimilar(customer),
        otro: presentPerson(other),
      })),

    'staff/unir-clientes': async ({ id_cliente: into, id_otro: from, motivo: reason }, { staff }) =>
      staff ? merging.merge({ into, from, reason }, staff) : refuse('SESSION_REQUIRED'),

    'staff/datos-cliente': async ({ id_cliente }) => {
      const found = await personalData.exportOfCustomer(id_cliente)
      return isRefusal(found) ? found : presentPersonalData(found)
    },

    'staff/borrar-cliente': async ({ id_cliente, motivo }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const entry = {
        actor: staff,
        action: 'cliente-borrado',
        subject: String(id_cliente),
        detail: motivo,
      } as const
      return personalData.eraseCustomer(id_cliente, (tx) => staffLog.note(tx, entry))
    },
  } satisfies Handlers
}

const presentListed = (row: ListedCustomer) => ({
  id_cliente: row.id,
  tipo: row.kind === 'customer' ? ('cliente' as const) : ('invitado' as const),
  nombre: row.name,
  correo: row.email,
  comprobado: row.isProven ? (1 as const) : (0 as const),
  rut: row.rut,
  telefono: row.phone,
  creado: row.createdAt.toISOString(),
  pedidos: row.orders,
})

const presentPerson = (row: Person) => ({ ...presentListed(row), conversaciones: row.conversations })

function presentSimilar(row: SimilarCustomer) {
  const coincide = [
    ...(row.sameRut ? (['rut'] as const) : []),
    ...(row.sameEmail ? (['correo'] as const) : []),
    ...(row.samePhone ? (['telefono'] as const) : []),
  ]
  return { ...presentPerson(row), coincide }
}
