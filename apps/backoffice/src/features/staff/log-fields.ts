import type { OpeningHours } from '#rules/chile/opening-hours.ts'
import type { LogEntry } from '../../data/port/staff.port.ts'
import { roleName } from '../../shell/role-name.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { fieldTexts } from '../products/field-texts.ts'

type Words = (key: TextKey) => string

/** How the log's fields are called, but for those of products. */
export const logFieldTexts: Record<string, TextKey> = {
  accountType: 'SHOP_BANK_TYPE',
  activa: 'STAFF_MAY_ENTER',
  active: 'SHIPPING_ACTIVE',
  activo: 'COUPONS_ON',
  added: 'LOG_FIELD_HOLIDAYS_ADDED',
  address: 'SHOP_ADDRESS',
  author: 'BLOG_AUTHOR',
  bank: 'SHOP_BANK_NAME',
  body: 'BLOG_BODY',
  buttonText: 'SHOWCASE_BUTTON',
  calle: 'ORDERS_STREET',
  categorias: 'DESK_CATEGORIES',
  categoryId: 'BLOG_CATEGORY',
  cliente: 'ORDERS_CUSTOMER',
  codigo: 'COUPONS_CODE',
  color: 'SHOP_BRAND_COLOR',
  comunaId: 'SHIPPING_COMUNA',
  content: 'SHOWCASE_TEXT',
  country: 'BRANDS_COUNTRY',
  cutoffMinute: 'SHIPPING_CUTOFF',
  day: 'SHOP_RATES_DAY',
  deliveryKind: 'SHIPPING_KIND',
  desde: 'SHOWCASE_FROM',
  description: 'SHIPPING_DESCRIPTION',
  discountPercent: 'SHIPPING_DISCOUNT',
  email: 'SHOP_EMAIL',
  en: 'DESK_TEXT_EN',
  entries: 'MENUS_ENTRIES',
  eur: 'SHOP_RATES_EUR',
  excerpt: 'BLOG_EXCERPT',
  facebook: 'SHOP_FACEBOOK',
  from: 'SHOWCASE_FROM',
  google: 'SHOP_PIXELS_GOOGLE',
  hasta: 'SHOWCASE_UNTIL',
  hidden: 'CATEGORIES_HIDE',
  holder: 'SHOP_BANK_HOLDER',
  icon: 'LOG_FIELD_ICON',
  image: 'BLOG_IMAGE',
  imageAlt: 'BLOG_IMAGE_ALT',
  imagenes: 'PICTURES_TITLE',
  instagram: 'SHOP_INSTAGRAM',
  isActive: 'SHOWCASE_ACTIVE',
  isPublished: 'BLOG_IS_PUBLISHED',
  limite: 'COUPONS_LIMIT',
  limite_por_cliente: 'COUPONS_LIMIT_EACH',
  link: 'SHOWCASE_LINK',
  logo: 'SHOP_BRAND_LOGO',
  logoRatio: 'LOG_FIELD_LOGO_RATIO',
  lugar: 'SHIPPING_PLACE',
  minimo: 'COUPONS_MINIMUM',
  mobileImage: 'SHOWCASE_MOBILE_IMAGE',
  name: 'BLOG_NAME',
  namesItself: 'SHOP_BRAND_NAMES_ITSELF',
  nombre: 'BLOG_NAME',
  number: 'SHOP_BANK_NUMBER',
  numero: 'ORDERS_STREET_NUMBER',
  numero_seguimiento: 'ORDERS_TRACKING',
  numerocasadepartamento: 'ORDERS_FLAT',
  objetivo: 'SEARCH_TARGET',
  offerTag: 'SHOWCASE_TAG',
  order: 'LOG_FIELD_ORDER',
  palabra: 'SEARCH_TERM',
  phone: 'SHOP_PHONE',
  productos: 'COUPONS_PRODUCTS',
  publishedOn: 'BLOG_DAY',
  rates: 'SHIPPING_RATES',
  referencia: 'ORDERS_ADDRESS_REFERENCE',
  removed: 'LOG_FIELD_HOLIDAYS_REMOVED',
  rol: 'STAFF_ROLE',
  ru: 'DESK_TEXT_RU',
  rut: 'SHOP_RUT',
  sales: 'SHOP_HOURS_SALES',
  seoDescription: 'BLOG_SEO_DESCRIPTION',
  seoTitle: 'CATEGORIES_SEO_TITLE',
  shopCategory: 'BLOG_PRODUCTS',
  shopWords: 'BLOG_WORDS',
  significado: 'SEARCH_MEANING',
  slug: 'PRODUCTS_SLUG',
  store: 'SHOP_HOURS_STORE',
  tags: 'BLOG_TAGS',
  telefono: 'ORDERS_PHONE',
  title: 'BLOG_TITLE',
  trackingUrl: 'SHIPPING_TRACKING',
  translations: 'LOG_FIELD_TRANSLATIONS',
  transportista: 'ORDERS_CARRIER',
  tree: 'CATEGORIES_TREE',
  until: 'SHOWCASE_UNTIL',
  usd: 'SHOP_RATES_USD',
  valor: 'COUPONS_VALUE',
  whatsapp: 'SHOP_WHATSAPP',
  youtube: 'SHOP_YOUTUBE',
}

const languages: Record<string, TextKey> = { En: 'DESK_TEXT_EN', Ru: 'DESK_TEXT_RU' }

/** How a field is called in the reader's language; one of a newer shop by its key until the desk is loaded again. */
export function fieldName({ action }: Pick<LogEntry, 'action'>, field: string, words: Words): string {
  const ofProduct = action.startsWith('producto-') ? fieldTexts[field as keyof typeof fieldTexts] : undefined
  const known = ofProduct ?? logFieldTexts[field]
  if (known) return words(known)
  const [, plain = '', ending = ''] = /^(.*[a-z])(En|Ru)$/.exec(field) ?? []
  const [key, language] = [logFieldTexts[plain], languages[ending]]
  return key && language ? `${words(key)} (${words(language)})` : field
}

const yesOrNo: Record<string, TextKey> = { true: 'LOG_YES', false: 'LOG_NO' }
const flags = new Set(['activa', 'activo'])
const flagValues: Record<string, TextKey> = { 1: 'LOG_YES', 0: 'LOG_NO', ...yesOrNo }

/** Roles by their keys. */
export const roleTexts: Record<string, TextKey> = {
  owner: roleName('owner'),
  manager: roleName('manager'),
  agent: roleName('agent'),
  warehouse: roleName('warehouse'),
}

const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** Weeks of opening hours, which the log keeps as JSON. */
const weeks = new Set(['store', 'sales'])

/** What the reader's language has for a value. */
export type Said = {
  words: Words
  /** A moment of ISO 8601. */
  moment: (iso: string) => string
  /** The hours of a week. */
  hours: (hours: OpeningHours) => string
}

/** What a field was or is, in words where it is a yes, a no, a role, a moment, a time of the day or a week's hours. */
export function fieldValue(field: string, value: string, { words, moment, hours }: Said): string {
  if (value === '' || value === 'null') return words('LOG_NOTHING')
  if (isMoment(value)) return moment(value)
  if (field === 'cutoffMinute') return timeOf(Number(value))
  if (weeks.has(field)) return weekOf(value, hours) || words('LOG_NOTHING')
  const key = field === 'rol' ? roleTexts[value] : (flags.has(field) ? flagValues : yesOrNo)[value]
  return key ? words(key) : value
}

const timeOf = (minute: number) => `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, '0')}`

/** A text that was no week stays as it is. */
function weekOf(value: string, hours: Said['hours']): string {
  try {
    return hours(JSON.parse(value))
  } catch {
    return value
  }
}
