import account from './es/account.json' with { type: 'json' }
import attention from './es/attention.json' with { type: 'json' }
import blog from './es/blog.json' with { type: 'json' }
import brands from './es/brands.json' with { type: 'json' }
import categories from './es/categories.json' with { type: 'json' }
import chat from './es/chat.json' with { type: 'json' }
import coupons from './es/coupons.json' with { type: 'json' }
import customers from './es/customers.json' with { type: 'json' }
import desk from './es/desk.json' with { type: 'json' }
import figures from './es/figures.json' with { type: 'json' }
import imports from './es/imports.json' with { type: 'json' }
import integrations from './es/integrations.json' with { type: 'json' }
import law from './es/law.json' with { type: 'json' }
import menus from './es/menus.json' with { type: 'json' }
import opinions from './es/opinions.json' with { type: 'json' }
import orders from './es/orders.json' with { type: 'json' }
import pictures from './es/pictures.json' with { type: 'json' }
import prescriptions from './es/prescriptions.json' with { type: 'json' }
import products from './es/products.json' with { type: 'json' }
import returns from './es/returns.json' with { type: 'json' }
import search from './es/search.json' with { type: 'json' }
import session from './es/session.json' with { type: 'json' }
import shipping from './es/shipping.json' with { type: 'json' }
import shop from './es/shop.json' with { type: 'json' }
import showcase from './es/showcase.json' with { type: 'json' }
import sitePages from './es/site-pages.json' with { type: 'json' }
import staff from './es/staff.json' with { type: 'json' }
import stock from './es/stock.json' with { type: 'json' }

/** Every Spanish text of the desk. */
export const texts = {
  ...account,
  ...attention,
  ...blog,
  ...brands,
  ...categories,
  ...chat,
  ...returns,
  ...customers,
  ...shipping,
  ...desk,
  ...imports,
  ...integrations,
  ...law,
  ...menus,
  ...opinions,
  ...orders,
  ...coupons,
  ...pictures,
  ...prescriptions,
  ...products,
  ...figures,
  ...search,
  ...session,
  ...sitePages,
  ...staff,
  ...stock,
  ...showcase,
  ...shop,
}
