import account from './en/account.json' with { type: 'json' }
import attention from './en/attention.json' with { type: 'json' }
import blog from './en/blog.json' with { type: 'json' }
import brands from './en/brands.json' with { type: 'json' }
import categories from './en/categories.json' with { type: 'json' }
import chat from './en/chat.json' with { type: 'json' }
import coupons from './en/coupons.json' with { type: 'json' }
import customers from './en/customers.json' with { type: 'json' }
import desk from './en/desk.json' with { type: 'json' }
import figures from './en/figures.json' with { type: 'json' }
import imports from './en/imports.json' with { type: 'json' }
import integrations from './en/integrations.json' with { type: 'json' }
import law from './en/law.json' with { type: 'json' }
import menus from './en/menus.json' with { type: 'json' }
import opinions from './en/opinions.json' with { type: 'json' }
import orders from './en/orders.json' with { type: 'json' }
import pictures from './en/pictures.json' with { type: 'json' }
import prescriptions from './en/prescriptions.json' with { type: 'json' }
import products from './en/products.json' with { type: 'json' }
import returns from './en/returns.json' with { type: 'json' }
import search from './en/search.json' with { type: 'json' }
import session from './en/session.json' with { type: 'json' }
import shipping from './en/shipping.json' with { type: 'json' }
import shop from './en/shop.json' with { type: 'json' }
import showcase from './en/showcase.json' with { type: 'json' }
import sitePages from './en/site-pages.json' with { type: 'json' }
import staff from './en/staff.json' with { type: 'json' }
import stock from './en/stock.json' with { type: 'json' }

/** Every English text of the desk. */
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
