import type { WireReply } from '#contract/wire-types.ts'
import type { CategoriesPort, CategoryFields, CategoryTexts, DeskCategory } from '../port/categories.port.ts'
import { saved, toEdited } from './editing.ts'
import type { Wire } from './wire.ts'

type WireCategory = WireReply<'staff/categorias'>[number]
type WireFields = WireCategory['datos']
type WireTexts = NonNullable<WireFields['en']>

export function categoriesRemote(wire: Wire): CategoriesPort {
  return {
    list: async () => (await wire.get('staff/categorias', {})).map(toCategory),
    counts: async () =>
      new Map(
        (await wire.get('listar-categorias', {})).map((row) => [row.id_categoria, row.cantidad_productos]),
      ),
    async add(nombre, parentId) {
      const asked = { nombre, ...(parentId !== null && { id_padre: parentId }) }
      return toCategory(await wire.post('staff/agregar-categoria', asked))
    },
    save: (id, { version, changes }) =>
      saved(
        wire.post('staff/guardar-categoria', {
          id_categoria: id,
          version,
          nombre: changes.name,
          urlamigable: changes.slug,
          descripcion: changes.description,
          titulo_seo: changes.seoTitle,
          descripcion_seo: changes.seoDescription,
          imagen: changes.image,
          arbol: changes.tree,
          ...(changes.isHidden !== undefined && { oculta: changes.isHidden ? 1 : 0 }),
          en: changes.en && toWireTexts(changes.en),
          ru: changes.ru && toWireTexts(changes.ru),
        }),
        toFields,
      ),
    async move({ id, version }, { parentId, beforeId }) {
      const asked = {
        id_categoria: id,
        version,
        ...(parentId !== null && { id_padre: parentId }),
        ...(beforeId !== null && { antes_de: beforeId }),
      }
      return (await wire.post('staff/mover-categoria', asked)).map(toCategory)
    },
    async remove({ id, version }, moveTo) {
      const asked = { id_categoria: id, version, ...(moveTo !== null && { mover_a: moveTo }) }
      return (await wire.post('staff/quitar-categoria', asked)).productos_movidos
    },
  }
}

const toTexts = (texts: WireTexts): CategoryTexts => ({
  name: texts.nombre,
  description: texts.descripcion,
  seoTitle: texts.titulo_seo,
  seoDescription: texts.descripcion_seo,
})

const toWireTexts = (texts: CategoryTexts): WireTexts => ({
  nombre: texts.name,
  descripcion: texts.description,
  titulo_seo: texts.seoTitle,
  descripcion_seo: texts.seoDescription,
})

const toFields = (row: WireFields): CategoryFields => ({
  ...toTexts(row),
  slug: row.urlamigable,
  image: row.imagen,
  tree: row.arbol,
  isHidden: row.oculta === 1,
  en: row.en && toTexts(row.en),
  ru: row.ru && toTexts(row.ru),
})

const toCategory = (row: WireCategory): DeskCategory => ({
  ...toEdited(row, toFields),
  id: row.id_categoria,
  parentId: row.id_padre,
})
