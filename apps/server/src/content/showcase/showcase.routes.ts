import { fromShowcaseWire, showcaseWireName, toShowcaseWire } from '#contract/showcase/showcase-names.ts'
import type { WireReply, WireRequest } from '#contract/wire-types.ts'
import type { Transaction } from '../../db/connection.ts'
import type { EditedFields, EditedRow } from '../../db/edited-rows.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import type { PreviewedReplies } from '../../previews/previewed-replies.ts'
import { inEachLanguage, type PreviewsService } from '../../previews/previews.service.ts'
import { isRefusal, Refusal, refuse, refuseEdited } from '../../refusals/refusal.ts'
import { presentBanner, presentCampaign, presentSlide } from '../content.present.ts'
import { contentService } from '../content.service.ts'
import type { Edited, ShowcaseService } from './showcase.service.ts'

type Wire = WireReply<'staff/portada'>
type Slide = Wire['diapositivas'][number]
type Banner = Wire['banners'][number]
type Campaign = Wire['campanas'][number]

const kinds = { diapositiva: 'slide', banner: 'banner', campana: 'campaign' } as const

/** The staff's calls about what the home page shows. */
export function showcaseRoutes(showcase: ShowcaseService, previews: PreviewsService) {
  return {
    'staff/portada': async () => {
      const { slide, banner, campaign, orders } = await showcase.list()
      return {
        diapositivas: slide.map(presentEditedSlide),
        banners: banner.map(presentEditedBanner),
        campanas: campaign.map(presentEditedCampaign),
        orden: { diapositiva: orders.slide, banner: orders.banner },
      }
    },

    'staff/guardar-diapositiva': async (
      { id_diapositiva: id, version, clave_idempotencia: key, ...sent },
      { staff },
    ) =>
      staff
        ? answer(
            await showcase.save('slide', { id, version, key, changes: read(sent) }, staff),
            presentEditedSlide,
          )
        : refuse('SESSION_REQUIRED'),

    'staff/guardar-banner': async (
      { id_banner: id, version, clave_idempotencia: key, ...sent },
      { staff },
    ) =>
      staff
        ? answer(
            await showcase.save('banner', { id, version, key, changes: read(sent) }, staff),
            presentEditedBanner,
          )
        : refuse('SESSION_REQUIRED'),

    'staff/guardar-campana': async (
      { id_campana: id, version, clave_idempotencia: key, ...sent },
      { staff },
    ) =>
      staff
        ? answer(
            await showcase.save('campaign', { id, version, key, changes: read(sent) }, staff),
            presentEditedCampaign,
          )
        : refuse('SESSION_REQUIRED'),

    'staff/ordenar-portada': async ({ tipo, version, ids }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const arranged = await showcase.arrange(kinds[tipo], { version, ids }, staff)
      if (isRefusal(arranged)) return arranged
      const { row, isStale } = arranged
      return isStale ? stale(row, { ids: row.ids }) : { version: row.version }
    },

    'staff/quitar-portada': async ({ tipo, id, version }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const removed = await showcase.remove(kinds[tipo], { id, version }, staff)
      if (isRefusal(removed)) return removed
      return removed.isStale ? stale(removed.row, toShowcaseWire(removed.row.fields)) : {}
    },

    'staff/previa-portada': async (sent, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const draft = draftOf(sent)
      if (!draft) return refuse('INVALID_REQUEST', { fields: { diapositiva: 'FIELD_REQUIRED' } })
      const made = await previews.make(
        () => '/',
        async (tx) => {
          await showcase.stage(tx, draft.kind, { id: sent.id, changes: read(draft.sent) }, staff)
          return shownWith(tx)
        },
      )
      return isRefusal(made) ? onWire(made) : { direccion: made.address }
    },
  } satisfies Handlers
}

function draftOf({ diapositiva, banner, campana }: WireRequest<'staff/previa-portada'>) {
  if (diapositiva) return { kind: 'slide', sent: diapositiva } as const
  if (banner) return { kind: 'banner', sent: banner } as const
  return campana && ({ kind: 'campaign', sent: campana } as const)
}

/** What the home page asks for, as it stands in a transaction. */
async function shownWith(tx: Transaction): Promise<PreviewedReplies> {
  const content = contentService({ database: { db: tx } })
  return {
    ListarSliderImagenesWeb: await inEachLanguage(async (language) =>
      (await content.slides(language)).map(presentSlide),
    ),
    ConsultaMiniBanner: await inEachLanguage(async (language) =>
      (await content.banners(language)).map(presentBanner),
    ),
    'campana-vigente': await inEachLanguage(async (language) =>
      presentCampaign(await content.campaign(language)),
    ),
  }
}

const read = (sent: object): EditedFields => fromShowcaseWire(sent) as EditedFields

/** What was saved, or who has saved meanwhile and what stands now. */
function answer<Shown extends { datos: object }>(
  saved: Edited | Refusal,
  present: (row: EditedRow) => Shown,
): Shown | Refusal {
  if (isRefusal(saved)) return onWire(saved)
  return saved.isStale ? stale(saved.row, { ...present(saved.row).datos }) : present(saved.row)
}

type Versioned = { version: number; editedBy: string; editedAt: Date | null }

const stale = ({ version, editedBy: by, editedAt }: Versioned, now: Record<string, unknown>): Refusal =>
  refuseEdited({ version, by, at: editedAt ?? new Date(0), now })

/** With the names that its fields have on the wire. */
function onWire({ code, details, wait }: Refusal): Refusal {
  const fields = Object.entries(details.fields ?? {}).map(([name, each]) => [showcaseWireName(name), each])
  return new Refusal(code, { ...details, fields: Object.fromEntries(fields) }, wait)
}

const presentEdited = <Datos>(row: EditedRow) => ({
  version: row.version,
  responsable: row.editedBy,
  fecha: row.editedAt?.toISOString() ?? null,
  datos: toShowcaseWire(row.fields) as Datos,
})

const presentEditedSlide = (row: EditedRow) => ({
  ...presentEdited<Slide['datos']>(row),
  id_diapositiva: row.id,
})

const presentEditedBanner = (row: EditedRow) => ({
  ...presentEdited<Banner['datos']>(row),
  id_banner: row.id,
})

const presentEditedCampaign = (row: EditedRow) => ({
  ...presentEdited<Campaign['datos']>(row),
  id_campana: row.id,
})
