import {
  type Icon,
  IconAlertTriangle,
  IconBadgeTm,
  IconBuildingStore,
  IconCategory,
  IconChartBar,
  IconChartLine,
  IconDiscount,
  IconFileImport,
  IconFileText,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconListTree,
  IconMessageQuestion,
  IconMessages,
  IconNews,
  IconPackages,
  IconPlugConnected,
  IconPrescription,
  IconReceiptRefund,
  IconScale,
  IconSearch,
  IconShoppingBag,
  IconTag,
  IconTruckDelivery,
  IconUserCircle,
  IconUserHeart,
  IconUsers,
} from '@tabler/icons-react'
import { type ComponentType, lazy } from 'react'
import type { Role } from '../../data/port/session.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { AttentionCount } from '../attention/attention-count.tsx'
import { ChatStatus } from '../chat/channel/chat-status.tsx'
import { WaitingCount } from '../chat/queue/waiting-count.tsx'
import { OpinionCount } from '../opinions/opinion-count.tsx'
import { OrderCount } from '../orders/channel/order-count.tsx'
import { PrescriptionCount } from '../prescriptions/prescription-count.tsx'
import { ReturnCount } from '../returns/return-count.tsx'

export type PlaceName =
  | 'imports'
  | 'showcase'
  | 'blog'
  | 'sitePages'
  | 'law'
  | 'menus'
  | 'customers'
  | 'integrations'
  | 'sales'
  | 'start'
  | 'shop'
  | 'shipping'
  | 'chat'
  | 'opinions'
  | 'chatFigures'
  | 'orders'
  | 'products'
  | 'categories'
  | 'brands'
  | 'search'
  | 'staff'
  | 'log'
  | 'account'
  | 'stock'
  | 'attention'
  | 'returns'
  | 'prescriptions'
  | 'coupons'

/** A place of the desk: it stands in the navigation, in the palette and at its path. */
export type Place = {
  name: PlaceName
  path: string
  title: TextKey
  group: TextKey
  icon: Icon
  roles: readonly Role[]
  /** Whether it fills the window without a heading of its own, so that the bar above it says where one is. */
  isWhole?: boolean
  /** How many wait there, beside its title. */
  Count?: ComponentType
  /** What of it stands in the bar above every page. */
  Header?: ComponentType
  /** What the palette finds there by what is typed. */
  Found?: ComponentType<{ query: string }>
}

const everyone: readonly Role[] = ['owner', 'manager', 'agent', 'warehouse']
const talkers: readonly Role[] = ['owner', 'manager', 'agent']

/** All places, in the order of the navigation; the first that a role may open is where it comes in. */
export const places: readonly Place[] = [
  {
    name: 'chat',
    path: '/chat',
    title: 'DESK_CHAT',
    group: 'DESK_GROUP_CARE',
    icon: IconMessages,
    roles: talkers,
    isWhole: true,
    Count: WaitingCount,
    Header: ChatStatus,
    Found: lazy(() => import('../chat/queue/found-conversations.tsx')),
  },
  {
    name: 'opinions',
    path: '/opiniones',
    title: 'DESK_OPINIONS',
    group: 'DESK_GROUP_CARE',
    icon: IconMessageQuestion,
    roles: talkers,
    Count: OpinionCount,
  },
  {
    name: 'chatFigures',
    path: '/cifras',
    title: 'DESK_CHAT_FIGURES',
    group: 'DESK_GROUP_CARE',
    icon: IconChartBar,
    roles: talkers,
  },
  {
    name: 'orders',
    path: '/pedidos',
    title: 'DESK_ORDERS',
    group: 'DESK_GROUP_SALES',
    icon: IconShoppingBag,
    roles: everyone,
    Count: OrderCount,
  },
  {
    name: 'returns',
    path: '/solicitudes',
    title: 'DESK_RETURNS',
    group: 'DESK_GROUP_SALES',
    icon: IconReceiptRefund,
    roles: everyone,
    Count: ReturnCount,
  },
  {
    name: 'coupons',
    path: '/cupones',
    title: 'DESK_COUPONS',
    group: 'DESK_GROUP_SALES',
    icon: IconDiscount,
    roles: ['owner', 'manager'],
  },
  {
    name: 'prescriptions',
    path: '/recetas',
    title: 'DESK_PRESCRIPTIONS',
    group: 'DESK_GROUP_SALES',
    icon: IconPrescription,
    roles: ['owner', 'manager'],
    Count: PrescriptionCount,
  },
  {
    name: 'attention',
    path: '/por-resolver',
    title: 'DESK_ATTENTION',
    group: 'DESK_GROUP_SALES',
    icon: IconAlertTriangle,
    roles: ['owner', 'manager'],
    Count: AttentionCount,
  },
  {
    name: 'customers',
    path: '/clientes',
    title: 'DESK_CUSTOMERS',
    group: 'DESK_GROUP_SALES',
    icon: IconUserHeart,
    roles: talkers,
  },
  {
    name: 'sales',
    path: '/ventas',
    title: 'DESK_SALES',
    group: 'DESK_GROUP_SALES',
    icon: IconChartLine,
    roles: ['owner', 'manager'],
  },
  {
    name: 'products',
    path: '/productos',
    title: 'DESK_PRODUCTS',
    group: 'DESK_GROUP_SHOP',
    icon: IconTag,
    roles: everyone,
  },
  {
    name: 'categories',
    path: '/categorias',
    title: 'DESK_CATEGORIES',
    group: 'DESK_GROUP_SHOP',
    icon: IconCategory,
    roles: ['owner', 'manager'],
  },
  {
    name: 'brands',
    path: '/marcas',
    title: 'DESK_BRANDS',
    group: 'DESK_GROUP_SHOP',
    icon: IconBadgeTm,
    roles: ['owner', 'manager'],
  },
  {
    name: 'stock',
    path: '/stock',
    title: 'DESK_STOCK',
    group: 'DESK_GROUP_SHOP',
    icon: IconPackages,
    roles: ['owner', 'manager', 'warehouse'],
  },
  {
    name: 'start',
    path: '/inicio',
    title: 'DESK_START',
    group: 'DESK_GROUP_SHOP',
    icon: IconListCheck,
    roles: ['owner', 'manager'],
  },
  {
    name: 'shop',
    path: '/tienda',
    title: 'DESK_SHOP',
    group: 'DESK_GROUP_SHOP',
    icon: IconBuildingStore,
    roles: ['owner', 'manager'],
  },
  {
    name: 'imports',
    path: '/importar',
    title: 'DESK_IMPORTS',
    group: 'DESK_GROUP_SHOP',
    icon: IconFileImport,
    roles: ['owner', 'manager'],
  },
  {
    name: 'shipping',
    path: '/despacho',
    title: 'DESK_SHIPPING',
    group: 'DESK_GROUP_SHOP',
    icon: IconTruckDelivery,
    roles: ['owner', 'manager'],
  },
  {
    name: 'search',
    path: '/buscador',
    title: 'DESK_SEARCH',
    group: 'DESK_GROUP_SHOP',
    icon: IconSearch,
    roles: ['owner', 'manager'],
  },
  {
    name: 'showcase',
    path: '/portada',
    title: 'DESK_SHOWCASE',
    group: 'DESK_GROUP_CONTENT',
    icon: IconLayoutDashboard,
    roles: ['owner', 'manager'],
  },
  {
    name: 'menus',
    path: '/menus',
    title: 'DESK_MENUS',
    group: 'DESK_GROUP_CONTENT',
    icon: IconListTree,
    roles: ['owner', 'manager'],
  },
  {
    name: 'blog',
    path: '/blog',
    title: 'DESK_BLOG',
    group: 'DESK_GROUP_CONTENT',
    icon: IconNews,
    roles: ['owner', 'manager'],
  },
  {
    name: 'sitePages',
    path: '/paginas',
    title: 'DESK_SITE_PAGES',
    group: 'DESK_GROUP_CONTENT',
    icon: IconFileText,
    roles: ['owner', 'manager'],
  },
  {
    name: 'law',
    path: '/textos-legales',
    title: 'DESK_LAW',
    group: 'DESK_GROUP_CONTENT',
    icon: IconScale,
    roles: ['owner', 'manager'],
  },
  {
    name: 'staff',
    path: '/equipo',
    title: 'DESK_STAFF',
    group: 'DESK_GROUP_STAFF',
    icon: IconUsers,
    roles: ['owner'],
  },
  {
    name: 'log',
    path: '/registro',
    title: 'DESK_LOG',
    group: 'DESK_GROUP_STAFF',
    icon: IconHistory,
    roles: ['owner', 'manager'],
  },
  {
    name: 'integrations',
    path: '/integraciones',
    title: 'DESK_INTEGRATIONS',
    group: 'DESK_GROUP_STAFF',
    icon: IconPlugConnected,
    roles: ['owner'],
  },
  {
    name: 'account',
    path: '/cuenta',
    title: 'DESK_ACCOUNT',
    group: 'DESK_GROUP_YOU',
    icon: IconUserCircle,
    roles: everyone,
  },
]

/** Whether a role may open a place; the server decides over what stands in it. */
export const mayOpen = (place: Place, role: Role): boolean => place.roles.includes(role)
