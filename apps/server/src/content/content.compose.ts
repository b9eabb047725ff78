import { spokenIn } from '#rules/text/shop-language.ts'
import type { Config } from '../config.ts'
import type { EmailProofService } from '../customers/email-proof/email-proof.service.ts'
import { providerByEmail } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { PicturesService } from '../pictures/pictures.service.ts'
import type { PreviewsService } from '../previews/previews.service.ts'
import type { RemindersService } from '../reminders/reminders.service.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import type { StockAlertsService } from '../stock-alerts/stock-alerts.service.ts'
import { contactPerson, contactService } from './contact.service.ts'
import type { ShopTerms } from './content.present.ts'
import { contentRoutes } from './content.routes.ts'
import { contentService } from './content.service.ts'
import { lawTextsRoutes } from './law/law-texts.routes.ts'
import { lawTextsService } from './law/law-texts.service.ts'
import { termsOfSaleService } from './law/terms-of-sale.service.ts'
import { menuDeskRoutes } from './menus/menu-desk.routes.ts'
import { menuDeskService } from './menus/menu-desk.service.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterPerson, newsletterService } from './newsletter.service.ts'
import { seoRoutes } from './seo.routes.ts'
import { seoService } from './seo.service.ts'
import { shopRoutes } from './shop/shop.routes.ts'
import { shopEditsService } from './shop/shop-edits.service.ts'
import type { ShopFactsService } from './shop/shop-facts.service.ts'
import { showcaseRoutes } from './showcase/showcase.routes.ts'
import { showcaseService } from './showcase/showcase.service.ts'
import { sitePagesRoutes } from './site-pages/site-pages.routes.ts'
import { sitePagesService } from './site-pages/site-pages.service.ts'

export function composeContent({
  config,
  database,
  outbox,
  stockAlerts,
  reminders,
  emailProof,
  facts,
  staffLog,
  pictures,
  previews,
}: {
  config: Pick<Config, 'storeLanguage'> & ShopTerms
  database: Database
  outbox: Outbox
  stockAlerts: Pick<StockAlertsService, 'cancel'>
  reminders: Pick<RemindersService, 'cancel'>
  emailProof: Pick<EmailProofService, 'prove'>
  facts: ShopFactsService
  staffLog: Pick<StaffLog, 'note'>
  pictures: Pick<PicturesService, 'has' | 'ratioOf'>
  previews: PreviewsService
}) {
  const newsletter = newsletterService({
    database,
    outbox,
    cancelNotices: async (token) => (await reminders.cancel(token)) || stockAlerts.cancel(token),
  })
  const contact = contactService({
    database,
    outbox,
    shopEmail: facts.email,
    language: spokenIn(config.storeLanguage),
  })
  const edits = shopEditsService({ database, staffLog })
  const sitePages = sitePagesService({ database, staffLog })
  return {
    newsletter,
    sitePages,
    routes: {
      ...contentRoutes(contentService({ database }), config, termsOfSaleService({ database })),
      ...shopRoutes(facts, edits, pictures.ratioOf),
      ...showcaseRoutes(showcaseService({ database, staffLog, pictures }), previews),
      ...menuDeskRoutes(menuDeskService({ database, staffLog }), previews),
      ...lawTextsRoutes(lawTextsService({ database, staffLog }), previews),
      ...sitePagesRoutes(sitePages, previews),
      ...seoRoutes(seoService({ database }), edits),
      ...newsletterRoutes({ newsletter, contact, emailProof }),
    },
    providers: [
      { name: 'boletin', ...providerByEmail(database, newsletterPerson) },
      { name: 'contacto', ...providerByEmail(database, contactPerson) },
    ],
  }
}
