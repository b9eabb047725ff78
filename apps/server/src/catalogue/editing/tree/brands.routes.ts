import type { z } from 'zod'
import type { brandFields } from '#contract/products/brand-shape.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse, refuseEdited } from '../../../refusals/refusal.ts'
import type { BrandFields, BrandsService, DeskBrand } from './brands.service.ts'

type WireFields = z.infer<typeof brandFields>

const presentFields = (row: DeskBrand): WireFields => ({
  nombre: row.name,
  urlamigable: row.slug,
  pais: row.country,
  imagen: row.image,
})

const present = (row: DeskBrand): WireReply<'staff/guardar-marca'> => ({
  id_marca: row.id,
  version: row.version,
  responsable: row.changedBy,
  fecha: row.changedBy === '' ? null : row.changedAt,
  datos: presentFields(row),
})

/** Only what was sent. */
const read = (sent: Partial<WireFields>): Partial<BrandFields> => ({
  ...(sent.nombre !== undefined && { name: sent.nombre }),
  ...(sent.urlamigable !== undefined && { slug: sent.urlamigable }),
  ...(sent.pais !== undefined && { country: sent.pais }),
  ...(sent.imagen !== undefined && { image: sent.imagen }),
})

/** Who has saved it since, and how it stands now. */
const meanwhile = (row: DeskBrand): Refusal =>
  refuseEdited({
    version: row.version,
    by: row.changedBy,
    at: new Date(row.changedAt),
    now: presentFields(row),
  })

/** The staff's calls about brands. */
export function brandsRoutes({ brands }: { brands: BrandsService }) {
  return {
    'staff/marcas': async () => (await brands.all()).map(present),

    'staff/agregar-marca': async ({ nombre: name, clave_idempotencia: key }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const added = await brands.add({ name, key }, staff)
      if (isRefusal(added)) return added
      return added.isStale ? meanwhile(added.row) : present(added.row)
    },

    'staff/guardar-marca': async ({ id_marca: id, version, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const saved = await brands.save({ id, version, changes: read(sent) }, staff)
      if (isRefusal(saved)) return saved
      return saved.isStale ? meanwhile(saved.row) : present(saved.row)
    },

    'staff/quitar-marca': async ({ id_marca: id, version, unir_con: mergeWith = null }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const removed = await brands.remove({ id, version, mergeWith }, staff)
      if (isRefusal(removed)) return removed
      return typeof removed === 'number' ? { productos_movidos: removed } : meanwhile(removed.row)
    },
  } satisfies Handlers
}
