import type { Database } from '../../db/connection.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import { customersAtDesk } from '../staff-customers.service.ts'
import { presentPersonalData } from './personal-data.present.ts'
import type { PersonalDataService } from './personal-data.service.ts'

const kinds = { todos: undefined, cliente: 'customer', invitado: 'guest' } as const

/** The staff's calls about customers: who they are, all that is stored of one, and forgetting who asked for it. */
export function staffCustomersRoutes({
  database,
  personalData,
  staffLog,
}: {
  database: Pick<Database, 'db'>
  personalData: Pick<PersonalDataService, 'exportOfCustomer' | 'eraseCustomer'>
  staffLog: Pick<StaffLog, 'note'>
}) {
  const customers = customersAtDesk({ database })
  return {
    'staff/clientes': async ({ texto: text, tipo, antes_de: before }) =>
      (await customers.list({ text, kind: kinds[tipo], before })).map((row) => ({
        id_cliente: row.id,
        tipo: row.kind === 'customer' ? ('cliente' as const) : ('invitado' as const),
        nombre: row.name,
        correo: row.email,
        comprobado: row.isProven ? (1 as const) : (0 as const),
        rut: row.rut,
        telefono: row.phone,
        creado: row.createdAt.toISOString(),
        pedidos: row.orders,
      })),

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
