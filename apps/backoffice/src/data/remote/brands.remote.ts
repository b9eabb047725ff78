import type { WireReply } from '#contract/wire-types.ts'
import type { BrandFields, BrandsPort, DeskBrand } from '../port/brands.port.ts'
import { saved, toEdited } from './editing.ts'
import type { Wire } from './wire.ts'

type WireBrand = WireReply<'staff/marcas'>[number]

export function brandsRemote(wire: Wire): BrandsPort {
  return {
    list: async () => (await wire.get('staff/marcas', {})).map(toBrand),
    add: async (nombre) => toBrand(await wire.post('staff/agregar-marca', { nombre })),
    save: (id, { version, changes }) =>
      saved(
        wire.post('staff/guardar-marca', {
          id_marca: id,
          version,
          nombre: changes.name,
          urlamigable: changes.slug,
          pais: changes.country,
          imagen: changes.image,
        }),
        toFields,
      ),
    async remove({ id, version }, mergeWith) {
      const asked = { id_marca: id, version, ...(mergeWith !== null && { unir_con: mergeWith }) }
      return (await wire.post('staff/quitar-marca', asked)).productos_movidos
    },
  }
}

const toFields = (row: WireBrand['datos']): BrandFields => ({
  name: row.nombre,
  slug: row.urlamigable,
  country: row.pais,
  image: row.imagen,
})

const toBrand = (row: WireBrand): DeskBrand => ({ ...toEdited(row, toFields), id: row.id_marca })
