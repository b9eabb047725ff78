import type { z } from 'zod'
import type { categoryFields } from '#contract/products/category-shape.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse, refuseEdited } from '../../../refusals/refusal.ts'
import type { CategoriesService, DeskCategory } from './categories.service.ts'
import type { CategoryFields, CategoryTexts } from './categories.store.ts'

type WireFields = z.infer<typeof categoryFields>
type WireTexts = NonNullable<WireFields['en']>

const presentTexts = (texts: CategoryTexts): WireTexts => ({
  nombre: texts.name,
  descripcion: texts.description,
  titulo_seo: texts.seoTitle,
  descripcion_seo: texts.seoDescription,
})

const presentFields = (row: DeskCategory): WireFields => ({
  ...presentTexts(row),
  urlamigable: row.slug,
  imagen: row.image,
  icono: row.icon,
  arbol: row.tree,
  oculta: row.hidden ? 1 : 0,
  en: row.en && presentTexts(row.en),
  ru: row.ru && presentTexts(row.ru),
})

const present = (row: DeskCategory): WireReply<'staff/guardar-categoria'> => ({
  id_categoria: row.id,
  id_padre: row.parentId,
  version: row.version,
  responsable: row.changedBy,
  fecha: row.changedBy === '' ? null : row.changedAt,
  datos: presentFields(row),
})

const readTexts = (texts: WireTexts): CategoryTexts => ({
  name: texts.nombre,
  description: texts.descripcion,
  seoTitle: texts.titulo_seo,
  seoDescription: texts.descripcion_seo,
})

/** Only what was sent. */
const read = (sent: Partial<WireFields>): Partial<CategoryFields> =>
  Object.fromEntries(
    Object.entries({
      name: sent.nombre,
      slug: sent.urlamigable,
      description: sent.descripcion,
      seoTitle: sent.titulo_seo,
      seoDescription: sent.descripcion_seo,
      image: sent.imagen,
      icon: sent.icono,
      tree: sent.arbol,
      hidden: sent.oculta === undefined ? undefined : sent.oculta === 1,
      en: sent.en && readTexts(sent.en),
      ru: sent.ru && readTexts(sent.ru),
    }).filter(([, value]) => value !== undefined),
  )

/** Who has saved it since, and how it stands now. */
const meanwhile = (row: DeskCategory): Refusal =>
  refuseEdited({
    version: row.version,
    by: row.changedBy,
    at: new Date(row.changedAt),
    now: presentFields(row),
  })

/** The staff's calls about categories. */
export function categoriesRoutes({ categories }: { categories: CategoriesService }) {
  return {
    'staff/categorias': async () => (await categories.all()).map(present),

    'staff/agregar-categoria': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { nombre: name, id_padre: parentId = null, clave_idempotencia: key } = request
      const added = await categories.add({ name, parentId, key }, staff)
      if (isRefusal(added)) return added
      return added.isStale ? meanwhile(added.row) : present(added.row)
    },

    'staff/guardar-categoria': async ({ id_categoria: id, version, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const saved = await categories.save({ id, version, changes: read(sent) }, staff)
      if (isRefusal(saved)) return saved
      return saved.isStale ? meanwhile(saved.row) : present(saved.row)
    },

    'staff/mover-categoria': async (
      { id_categoria: id, version, id_padre: parentId = null, antes_de: beforeId = null },
      { staff },
    ) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const moved = await categories.move({ id, version, parentId, beforeId }, staff)
      if (isRefusal(moved)) return moved
      return 'row' in moved ? meanwhile(moved.row) : moved.map(present)
    },

    'staff/quitar-categoria': async ({ id_categoria: id, version, mover_a: moveTo = null }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const removed = await categories.remove({ id, version, moveTo }, staff)
      if (isRefusal(removed)) return removed
      return typeof removed === 'number' ? { productos_movidos: removed } : meanwhile(removed.row)
    },
  } satisfies Handlers
}
