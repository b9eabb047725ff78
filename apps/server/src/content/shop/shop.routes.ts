import { dayInChile } from '#rules/chile/calendar.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse, refuseEdited } from '../../refusals/refusal.ts'
import {
  bankMisfits,
  presentBank,
  presentBrand,
  presentEdited,
  presentHolidays,
  presentHours,
  presentPixels,
  presentRates,
  presentSeller,
  presentShownBrand,
  presentSteps,
  readBank,
  readBrand,
  readHolidays,
  readHours,
  readRates,
  readSeller,
} from './shop.present.ts'
import type { SavedSection, ShopEdits } from './shop-edits.service.ts'
import type { ShopFactsService } from './shop-facts.service.ts'
import type { Section, SectionName } from './shop-sections.ts'

/** The width by the height of a picture that was uploaded; undefined for any other file. */
type LogoRatio = (file: string) => Promise<number | undefined>

/** The calls about what the owner sets of the shop: shown to everybody, set at the desk. */
export function shopRoutes(
  facts: Pick<ShopFactsService, 'read' | 'firstSteps'>,
  edits: ShopEdits,
  logoRatio: LogoRatio,
) {
  return {
    'datos-tienda': async () => {
      const { brand, seller, hours, rates } = await facts.read()
      return {
        marca: presentShownBrand(brand),
        vendedor: presentSeller(seller),
        horario: presentHours(hours),
        feriados: hours.holidays ?? {},
        tasas: presentRates(rates),
      }
    },

    'staff/datos-tienda': async () => {
      const { brand, seller, hours, holidays, bank, pixels, rates } = await edits.read()
      return {
        marca: presentEdited(brand, presentBrand),
        vendedor: presentEdited(seller, presentSeller),
        horario: presentEdited(hours, presentHours),
        feriados: presentEdited(holidays, presentHolidays),
        cuenta: presentEdited(bank, presentBank),
        pixeles: presentEdited(pixels, presentPixels),
        tasas: presentEdited(rates, presentRates),
      }
    },

    'staff/primeros-pasos': async () => presentSteps(await facts.firstSteps()),

    'staff/guardar-vendedor': async ({ version, ...sent }, { staff }) =>
      staff
        ? answer(await edits.save('seller', { version, changes: readSeller(sent) }, staff), presentSeller)
        : refuse('SESSION_REQUIRED'),

    'staff/guardar-identidad': async ({ version, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const ratio = sent.logo ? await logoRatio(sent.logo) : 1
      if (ratio === undefined) return refuse('INVALID_REQUEST', { fields: { logo: 'FIELD_INVALID' } })
      const changes = { ...readBrand(sent), ...(sent.logo !== undefined && { logoRatio: ratio }) }
      return answer(await edits.save('brand', { version, changes }, staff), presentBrand)
    },

    'staff/guardar-tasas': async ({ version, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      if (sent.dia && sent.dia > dayInChile(new Date()))
        return refuse('INVALID_REQUEST', { fields: { dia: 'FIELD_INVALID' } })
      return answer(await edits.save('rates', { version, changes: readRates(sent) }, staff), presentRates)
    },

    'staff/guardar-horario': async ({ version, ...sent }, { staff }) =>
      staff
        ? answer(await edits.save('hours', { version, changes: readHours(sent) }, staff), presentHours)
        : refuse('SESSION_REQUIRED'),

    'staff/guardar-feriados': async ({ version, ...sent }, { staff }) =>
      staff
        ? answer(
            await edits.save('holidays', { version, changes: readHolidays(sent) }, staff),
            presentHolidays,
          )
        : refuse('SESSION_REQUIRED'),

    'staff/guardar-cuenta-banco': async ({ version, ...sent }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const saved = await edits.save('bank', { version, changes: readBank(sent), check: bankMisfits }, staff)
      return answer(saved, presentBank)
    },
  } satisfies Handlers
}

/** What was saved, or who has saved meanwhile and what stands now. */
export function answer<Name extends SectionName, Fields extends Record<string, unknown>>(
  saved: SavedSection<Name> | Refusal,
  present: (value: Section<Name>) => Fields,
) {
  if (isRefusal(saved)) return saved
  const { stored, isStale } = saved
  if (!isStale) return presentEdited(stored, present)
  const { version, by, at } = stored
  return refuseEdited({ version, by, at: at ?? new Date(0), now: present(stored.value) })
}
