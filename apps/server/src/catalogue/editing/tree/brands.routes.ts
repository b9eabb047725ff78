import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../../refusals/refusal.ts'
import type { BrandsService, DeskBrand } from './brands.service.ts'

const present = (row: DeskBrand): WireReply<'staff/marcas'>[number] => ({
  id_marca: row.id,
  version: row.version,
  nombre: row.name,
  urlamigable: row.slug,
  pais: row.country,
  imagen: row.image,
})

/** The staff's calls about brands. */
export function brandsRoutes({ brands }: { brands: BrandsService }) {
  return {
    'staff/marcas': async () => (await brands.all()).map(present),

    'staff/agregar-marca': async ({ nombre }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const added = await brands.add(nombre, staff)
      return isRefusal(added) ? added : present(added)
    },
  } satisfies Handlers
}
