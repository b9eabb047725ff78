import type { AccountPort } from './account.port.ts'
import type { AttentionPort } from './attention.port.ts'
import type { BlogPort } from './blog.port.ts'
import type { BrandsPort } from './brands.port.ts'
import type { BulkStockPort } from './bulk-stock.port.ts'
import type { CategoriesPort } from './categories.port.ts'
import type { ChatPort } from './chat.port.ts'
import type { CouponsPort } from './coupons.port.ts'
import type { CustomersPort } from './customers.port.ts'
import type { FiguresPort } from './figures.port.ts'
import type { ImportsPort } from './imports.port.ts'
import type { IntegrationsPort } from './integrations.port.ts'
import type { LawPort } from './law.port.ts'
import type { MenusPort } from './menus.port.ts'
import type { OpinionsPort } from './opinions.port.ts'
import type { OrdersPort } from './orders.port.ts'
import type { PicturesPort } from './pictures.port.ts'
import type { PrescriptionsPort } from './prescriptions.port.ts'
import type { ProductsPort } from './products.port.ts'
import type { ReturnsPort } from './returns.port.ts'
import type { SearchPort } from './search.port.ts'
import type { SessionPort } from './session.port.ts'
import type { ShippingPort } from './shipping.port.ts'
import type { ShopPort } from './shop.port.ts'
import type { ShowcasePort } from './showcase.port.ts'
import type { SitePagesPort } from './site-pages.port.ts'
import type { StaffPort } from './staff.port.ts'
import type { StockPort } from './stock.port.ts'

/** The one door between the desk's features and its data. */
export type DataPort = {
  session: SessionPort
  account: AccountPort
  staff: StaffPort
  stock: StockPort
  bulkStock: BulkStockPort
  customers: CustomersPort
  figures: FiguresPort
  imports: ImportsPort
  integrations: IntegrationsPort
  chat: ChatPort
  search: SearchPort
  opinions: OpinionsPort
  shop: ShopPort
  blog: BlogPort
  law: LawPort
  menus: MenusPort
  showcase: ShowcasePort
  shipping: ShippingPort
  orders: OrdersPort
  coupons: CouponsPort
  attention: AttentionPort
  returns: ReturnsPort
  sitePages: SitePagesPort
  pictures: PicturesPort
  prescriptions: PrescriptionsPort
  products: ProductsPort
  categories: CategoriesPort
  brands: BrandsPort
}
