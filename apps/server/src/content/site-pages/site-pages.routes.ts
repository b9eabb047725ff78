import type { WireReply } from '#contract/wire-types.ts'
import { markdownToHtml } from '#rules/text/markdown.ts'
import type { EditedRow } from '../../db/edited-rows.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { inEachLanguage, type PreviewsService } from '../../previews/previews.service.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import {
  answerEdited,
  answerGone,
  presentEdited,
  readEdited,
  refusalOnWire,
} from '../../staff/edited-on-wire.ts'
import { type SitePages, shownPage } from './site-pages.service.ts'
import type { SitePage } from './site-pages.store.ts'

type PageRow = WireReply<'staff/pagina'>

const states = { todos: null, publicado: true, borrador: false } as const

/** The call of a page that the owner has written, and the staff's about them. */
export function sitePagesRoutes(pages: SitePages, previews: PreviewsService) {
  return {
    pagina: async ({ url }, { language }) => {
      const page = await pages.shown(url, language)
      return isRefusal(page) ? page : presentPage(page)
    },

    'staff/paginas': async ({ tras, texto, estado }) => {
      const rows = await pages.list({
        after: tras ?? null,
        words: texto.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [],
        isPublished: states[estado],
      })
      return rows.map((row) => ({
        id_pagina: row.id,
        titulo: row.title,
        url: row.slug,
        publicado: row.isPublished ? (1 as const) : (0 as const),
        fecha: row.editedAt?.toISOString() ?? null,
        responsable: row.editedBy,
      }))
    },

    'staff/pagina': async ({ id_pagina }) => {
      const row = await pages.find(id_pagina)
      return isRefusal(row) ? row : presentRow(row)
    },

    'staff/guardar-pagina': async (
      { id_pagina: id, version, clave_idempotencia: key, ...sent },
      { staff },
    ) =>
      staff
        ? answerEdited(await pages.save({ id, version, key, changes: readEdited(sent) }, staff), presentRow)
        : refuse('SESSION_REQUIRED'),

    'staff/quitar-pagina': async ({ id_pagina: id, version }, { staff }) =>
      staff ? answerGone(await pages.remove({ id, version }, staff)) : refuse('SESSION_REQUIRED'),

    'staff/previa-pagina': async ({ id_pagina: id, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      let slug = ''
      const made = await previews.make(
        () => `/pagina/${slug}`,
        async (tx) => {
          slug = await pages.stage(tx, { id, changes: readEdited(sent) }, staff)
          return {
            pagina: await inEachLanguage(async (language) => {
              const page = await shownPage(tx, slug, language)
              return isRefusal(page) ? null : presentPage(page)
            }),
          }
        },
      )
      return isRefusal(made) ? refusalOnWire(made) : { direccion: made.address }
    },
  } satisfies Handlers
}

const presentPage = (page: SitePage): WireReply<'pagina'> => ({
  url: page.slug,
  titulo: page.title,
  ...(!page.isTranslated && { idioma: 'es' as const }),
  contenido: markdownToHtml(page.body),
  titulo_seo: page.seoTitle,
  descripcion_seo: page.seoDescription,
})

const presentRow = (row: EditedRow): PageRow => ({
  ...presentEdited<PageRow['datos']>(row),
  id_pagina: row.id,
})
