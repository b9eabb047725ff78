import { meaningNames } from '#contract/search/meaning-names.ts'
import { type TermMeaning, termMeanings } from '#rules/search/search-terms.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { refuse } from '../refusals/refusal.ts'
import { answerSaved as answer, answerRemoved } from '../staff/edited-on-wire.ts'
import type { MissedSearchesService } from './missed-searches.service.ts'
import { presentReading } from './search.present.ts'
import type { SearchService } from './search.service.ts'
import type { SearchTermsService } from './search-terms.service.ts'
import type { StoredTerm, SynonymGroup } from './search-terms.store.ts'

/** How many products a search that is tried shows, and how many it counts. */
const mostShown = 8
const mostCounted = 1000

/** The staff's calls about what the search knows and what it does not find. */
export function staffSearchRoutes(
  search: Pick<SearchService, 'find' | 'hits'>,
  missed: Pick<MissedSearchesService, 'list'>,
  terms: SearchTermsService,
) {
  return {
    'staff/busquedas-sin-resultado': async ({ limit }) =>
      (await missed.list(limit)).map(({ words, count, lastDay }) => ({
        palabras: words,
        cantidad: count,
        ultimo_dia: lastDay,
      })),

    'staff/terminos-busqueda': async ({ texto: text, significado, limit, antes_de: before }) => {
      const meaning = significado && meaningOf(significado)
      return (await terms.terms({ text, limit, before, meaning })).map(presentTerm)
    },

    'staff/guardar-termino-busqueda': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { significado, termino: term, equivale: target, version, clave_idempotencia: key } = request
      const edit = { id: request.id_termino, version, key }
      const saved = await terms.saveTerm(edit, { meaning: meaningOf(significado), term, target }, staff)
      return answer(saved, presentTerm)
    },

    'staff/quitar-termino-busqueda': async ({ id_termino: id, version }, { staff }) =>
      staff
        ? answerRemoved(await terms.removeTerm({ id, version }, staff), presentTerm)
        : refuse('SESSION_REQUIRED'),

    'staff/sinonimos-busqueda': async ({ texto: text, limit, antes_de: before }) =>
      (await terms.groups({ text, limit, before })).map(presentGroup),

    'staff/guardar-sinonimos-busqueda': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { id_grupo: id, terminos, version, clave_idempotencia: key } = request
      return answer(await terms.saveGroup({ id, version, key }, terminos, staff), presentGroup)
    },

    'staff/quitar-sinonimos-busqueda': async ({ id_grupo: id, version }, { staff }) =>
      staff
        ? answerRemoved(await terms.removeGroup({ id, version }, staff), presentGroup)
        : refuse('SESSION_REQUIRED'),

    'staff/probar-busqueda': async ({ texto: text }) => {
      const searched = await search.find(text, { most: mostCounted })
      const { ids } = searched.found
      return {
        busqueda: presentReading(searched),
        palabras: searched.reading.rest,
        total: ids.length,
        productos: (await search.hits(ids.slice(0, mostShown))).map(({ id, name, slug }) => ({
          id_producto: id,
          glosa_producto: name,
          urlamigable_producto: slug,
        })),
      }
    },
  } satisfies Handlers
}

const meaningOf = (name: (typeof meaningNames)[TermMeaning]): TermMeaning =>
  termMeanings.find((meaning) => meaningNames[meaning] === name) ?? 'filler'

const presentTerm = ({ id, meaning, term, target, version, editedBy }: StoredTerm) => ({
  id_termino: id,
  significado: meaningNames[meaning],
  termino: term,
  equivale: target,
  responsable: editedBy,
  version,
})

const presentGroup = ({ id, terms, version, editedBy }: SynonymGroup) => ({
  id_grupo: id,
  terminos: terms,
  responsable: editedBy,
  version,
})
