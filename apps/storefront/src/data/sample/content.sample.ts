import { comunas } from '#chile/comunas.ts'
import { enviarDatosContacto } from '#contract/content/enviar-datos-contacto.ts'
import { subcripcionEmail } from '#contract/content/subcripcion-email.ts'
import { seller } from '#demo/data/seller.ts'
import type { DemoMenuItem } from '#demo/data/types.ts'
import { salesHours, storeHours } from '#rules/chile/usual-hours.ts'
import { returnTerms } from '#rules/orders/returns.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { dayMs } from '#rules/time/day-ms.ts'
import type { ContentPort, MenuItem } from '../port/content.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { mediaPath } from './media-path.ts'
import { checkForm } from './services/check-form.ts'

function toMenuItem(item: DemoMenuItem): MenuItem {
  return {
    title: item.title,
    external: item.external,
    url: item.url,
    categoryId: item.categoryId,
    links: (item.links ?? []).map(toMenuItem),
    submenu: item.submenu
      ? {
          size: item.submenu.size,
          image: item.submenu.image ? mediaPath(item.submenu.image) : null,
          columns: item.submenu.columns.map((column) => ({
            size: column.size,
            links: column.links.map(toMenuItem),
          })),
        }
      : null,
  }
}

export function contentSample(context: SampleContext): ContentPort {
  const { delays, now } = context
  const { banners, branches, campaign, menus, slides } = context.shop.demo
  const checkEmail = (email: string) => {
    if (normalizeEmail(email) === null)
      throw refusal(context, 'EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
  }
  // Nothing is mailed on this layer, so that no link of a mail is right.
  const refuseLink = () => {
    throw refusal(context, 'LINK_INVALID')
  }
  return {
    subscribe: (email) =>
      after(delays.list, () => checkEmail(checkForm(context, subcripcionEmail.request, { email }, {}).email)),
    confirmSubscription: () => after(delays.list, refuseLink),
    endSubscription: () => after(delays.list, refuseLink),
    sendContact: ({ name, email, topic, message }) =>
      after(delays.list, () => {
        const sent = { nombre: name, email, tema: topic, mensaje: message }
        checkEmail(checkForm(context, enviarDatosContacto.request, sent, {}).email)
      }),
    getShop: () => after(delays.list, () => ({ seller, hours: { store: storeHours, sales: salesHours } })),
    getShopTerms: () =>
      after(delays.list, () => ({
        ...returnTerms,
        transferHours: 48,
        unprovenTransferHours: 48,
        pickupDays: 3,
        sessionDays: 14,
        chatDays: 365,
      })),
    getPixels: async () => ({ google: [], facebook: { scripts: [], pictures: [] } }),
    listMainMenu: () => after(delays.list, () => menus.horizontal.map(toMenuItem)),
    listMobileMenu: () => after(delays.list, () => menus.mobile.map(toMenuItem)),
    listDepartments: () => after(delays.list, () => menus.megamenu.map(toMenuItem)),
    listSlides: () =>
      after(delays.list, () =>
        slides.map((slide) => ({
          title: slide.title,
          text: slide.text,
          offerTag: slide.offerTag,
          buttonText: slide.buttonText,
          image: mediaPath(slide.imageClassic),
          mobileImage: mediaPath(slide.imageMobile),
          url: `/shop/category/${slide.categorySlug}`,
        })),
      ),
    listBanners: () =>
      after(delays.list, () =>
        banners
          .toSorted((a, b) => a.position - b.position)
          .map(({ id, title, image, url }) => ({ id, title, image: mediaPath(image), url })),
      ),
    getCampaign: () =>
      after(delays.list, () => ({
        title: campaign.title,
        text: campaign.text,
        endsAt: new Date(now().getTime() + campaign.days * dayMs).toISOString(),
      })),
    listBranches: () =>
      after(delays.list, () =>
        branches.map((branch) => {
          const comuna = comunas.find((each) => each.cut === branch.comunaCut)
          return {
            id: branch.id,
            name: branch.name,
            address: branch.address,
            comuna: comuna?.name ?? '',
            comunaId: comuna?.id ?? 0,
            phone: branch.phone,
          }
        }),
      ),
  }
}
