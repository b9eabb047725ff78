import { weighedFoods } from '../catalogue/product/weighed-foods.service.ts'
import { catalogueTranslations } from '../catalogue/translations/translations.service.ts'
import type { Config } from '../config.ts'
import { termsOfSaleService } from '../content/law/terms-of-sale.service.ts'
import { type ShopFactsConfig, shopFactsService } from '../content/shop/shop-facts.service.ts'
import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import type { JobStaging, ScheduledJob } from '../jobs/jobs.ts'
import { orderWords } from '../orders/order-words.service.ts'
import type { ReachCheckpoint } from '../payments/checkpoint.ts'
import { composeMail } from './compose-mail.ts'
import { mailRoutes } from './mail.routes.ts'
import { outboxService } from './outbox.service.ts'
import { reminderOffers } from './reminder-offer.ts'
import { mailPerson, mailService } from './send-mail.service.ts'
import { mailTranslations } from './translate-mail.ts'
import { smtpTransport } from './transport.ts'

/** The outbox, and what sends it over the mail server that the settings name; without one mails wait. */
export function composeMailing({
  config,
  database,
  jobs,
  report,
  reach,
}: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'smtpTimeoutMs' | 'publicUrl'> & ShopFactsConfig
  database: Database
  jobs: Pick<JobStaging, 'stageMail'>
  /** Told of failures, without anything personal. */
  report(error: Error): void
  reach?: ReachCheckpoint | undefined
}) {
  const { smtpUrl, mailFrom, smtpTimeoutMs, publicUrl } = config
  const facts = shopFactsService({ database, config })
  const inItsLanguage = mailTranslations({
    ...catalogueTranslations({ database }),
    ...orderWords({ database }),
  })
  const terms = termsOfSaleService({ database })
  const withOffer = reminderOffers(weighedFoods({ database }))
  const mail = mailService({
    database,
    transport: smtpUrl ? smtpTransport({ url: smtpUrl, from: mailFrom, timeoutMs: smtpTimeoutMs }) : null,
    compose: async (content) => {
      const { brand, bank, seller, hours } = await facts.read()
      const mail = await withOffer(await inItsLanguage(content))
      const agreed = 'order' in mail && mail.order ? mail.order.termsVersion : null
      return composeMail(mail, {
        ...{ publicUrl, brand, bank, seller, hours },
        terms: agreed === null ? null : await terms.of(agreed, mail.language),
      })
    },
    idHost: /@([^>]+)/.exec(mailFrom)?.[1] ?? 'localhost',
    stageSending: jobs.stageMail,
    report,
    reach,
  })
  const providers: PersonalDataProvider[] = [
    {
      name: 'correos',
      by: 'customer',
      exportOf: (person) => mailPerson.exportOf(database.db, person),
      forget: (tx, person) => mailPerson.forgetPerson(tx, person),
    },
  ]
  const scheduledJobs: Record<string, ScheduledJob> = {
    'sweep-mails': { cron: '* * * * *', run: mail.sweep },
    'forget-mails': { cron: '51 4 * * *', run: mail.forgetOld },
  }
  return {
    mail,
    outbox: outboxService({ stageSending: (tx, mailId) => jobs.stageMail(tx, mailId) }),
    routes: mailRoutes(mail),
    providers,
    scheduledJobs,
  }
}
