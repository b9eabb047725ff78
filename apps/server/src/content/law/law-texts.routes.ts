import { toPostWire } from '#contract/blog/staff-post-names.ts'
import type { WireReply } from '#contract/wire-types.ts'
import { markdownToHtml } from '#rules/text/markdown.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { inEachLanguage, type PreviewsService } from '../../previews/previews.service.ts'
import { isRefusal, refuse, refuseEdited } from '../../refusals/refusal.ts'
import { readEdited, refusalOnWire } from '../../staff/edited-on-wire.ts'
import {
  fieldsOf,
  type LawState,
  type LawTexts,
  type ShownLawText,
  shownLawText,
} from './law-texts.service.ts'
import type { LawKind, LawText } from './law-texts.store.ts'

type WireKind = WireReply<'staff/textos-legales'>[number]['tipo']
type WireRow = WireReply<'staff/publicar-texto-legal'>

const kinds: Record<WireKind, LawKind> = {
  terminos: 'terms',
  privacidad: 'privacy',
  retracto: 'returns',
  garantia: 'guarantee',
  cookies: 'cookies',
}

/** The pages of the shop that show them. */
const paths: Record<WireKind, string> = {
  terminos: '/site/terms-conditions',
  privacidad: '/site/privacy',
  retracto: '/site/returns',
  garantia: '/site/guarantee',
  cookies: '/site/cookies',
}

/** The call of a text of law, and the staff's about them. */
export function lawTextsRoutes(texts: LawTexts, previews: PreviewsService) {
  return {
    'texto-legal': async ({ tipo, version: name }, { language }) => {
      const text = await texts.shown({ kind: kinds[tipo], name, language })
      return text === null || isRefusal(text) ? text : presentText(text)
    },

    'staff/textos-legales': async () => {
      const known = await texts.list()
      return (Object.keys(kinds) as WireKind[]).map((tipo) =>
        presentState(tipo, known.get(kinds[tipo]) ?? { text: null, versions: [] }),
      )
    },

    'staff/texto-legal': async ({ tipo, version: name }) => {
      const found = await texts.published(kinds[tipo], name)
      if (isRefusal(found)) return found
      return { ...presentPublished(found.text), anterior: found.before && presentPublished(found.before) }
    },

    'staff/publicar-texto-legal': async ({ tipo, version, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const done = await texts.publish({ kind: kinds[tipo], version, changes: readEdited(sent) }, staff)
      if (isRefusal(done)) return refusalOnWire(done)
      const { state, isStale } = done
      if (!isStale) return presentState(tipo, state)
      const { text } = state
      return refuseEdited({
        version: text?.version ?? 0,
        by: text?.publishedBy ?? '',
        at: text?.publishedAt ?? new Date(0),
        now: toPostWire(fieldsOf(text)),
      })
    },

    'staff/previa-texto-legal': async ({ tipo, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const kind = kinds[tipo]
      const made = await previews.make(
        () => paths[tipo],
        async (tx) => {
          await texts.stage(tx, { kind, changes: readEdited(sent) }, staff)
          return {
            'texto-legal': await inEachLanguage(async (language) => {
              const text = await shownLawText(tx, { kind, name: undefined, language })
              return text === null || isRefusal(text) ? null : presentText(text)
            }),
          }
        },
      )
      return isRefusal(made) ? refusalOnWire(made) : { direccion: made.address }
    },
  } satisfies Handlers
}

const presentText = (text: ShownLawText): NonNullable<WireReply<'texto-legal'>> => ({
  version: text.name,
  fecha: text.publishedAt.toISOString(),
  titulo: text.title,
  ...(!text.isTranslated && { idioma: 'es' as const }),
  contenido: markdownToHtml(text.body),
  versiones: text.versions.map(({ name, publishedAt }) => ({
    version: name,
    fecha: publishedAt.toISOString(),
  })),
})

const presentPublished = (text: LawText) => ({
  version: text.name,
  fecha: text.publishedAt.toISOString(),
  responsable: text.publishedBy,
  datos: toPostWire(fieldsOf(text)) as WireRow['datos'],
})

const presentState = (tipo: WireKind, { text, versions }: LawState): WireRow => ({
  tipo,
  version: text?.version ?? 0,
  responsable: text?.publishedBy ?? '',
  fecha: text?.publishedAt.toISOString() ?? null,
  datos: toPostWire(fieldsOf(text)) as WireRow['datos'],
  versiones: versions.map(({ name, publishedAt, publishedBy }) => ({
    version: name,
    fecha: publishedAt.toISOString(),
    responsable: publishedBy,
  })),
})
