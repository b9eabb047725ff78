import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../../refusals/refusal.ts'
import type { CategoryTexts } from './categories.store.ts'
import type { DeskBrand, DeskCategory, TreeService } from './tree.service.ts'

const presentTexts = (texts: CategoryTexts | null) =>
  texts && { nombre: texts.name, descripcion: texts.description }

const presentCategory = (row: DeskCategory): WireReply<'staff/categorias'>[number] => ({
  id_categoria: row.id,
  id_padre: row.parentId,
  version: row.version,
  nombre: row.name,
  urlamigable: row.slug,
  descripcion: row.description,
  en: presentTexts(row.en),
  ru: presentTexts(row.ru),
})

const presentBrand = (row: DeskBrand): WireReply<'staff/marcas'>[number] => ({
  id_marca: row.id,
  version: row.version,
  nombre: row.name,
  urlamigable: row.slug,
  pais: row.country,
  imagen: row.image,
})

/** The staff's calls about categories and brands. */
export function treeRoutes({ tree }: { tree: TreeService }) {
  return {
    'staff/categorias': async () => (await tree.categories()).map(presentCategory),
    'staff/agregar-categoria': async ({ nombre: name, id_padre: parentId = null }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const added = await tree.addCategory({ name, parentId }, staff)
      return isRefusal(added) ? added : presentCategory(added)
    },

    'staff/agregar-marca': async ({ nombre }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const added = await tree.addBrand(nombre, staff)
      return isRefusal(added) ? added : presentBrand(added)
    },

    'staff/marcas': async () => (await tree.brands()).map(presentBrand),
  } satisfies Handlers
}
