import { describe, expect, test } from 'vitest'
import { megamenu, menuHorizontal, menuMobile } from '#demo/data/menus.ts'
import type { DemoMenuItem } from '#demo/data/types.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

/** An item of the demonstration as the port has it. */
const inPort = ({ links = [], submenu, ...item }: DemoMenuItem): object => ({
  ...item,
  links: links.map(inPort),
  submenu: submenu
    ? {
        size: submenu.size,
        image: `/media/${submenu.image}`,
        columns: submenu.columns.map((column) => ({ size: column.size, links: column.links.map(inPort) })),
      }
    : null,
})

/** What both layers say of menus, slides, banners and branches. */
export function contentContract(data: () => DataPort): void {
  describe('content', () => {
    test('[S3.28] the menus come with every field of each item', async () => {
      expect(await data().content.listMainMenu()).toEqual(menuHorizontal.map(inPort))
      expect(await data().content.listMobileMenu()).toEqual(menuMobile.map(inPort))
    })

    test('the menus have links that lead somewhere', async () => {
      for (const menu of [
        await data().content.listMainMenu(),
        await data().content.listMobileMenu(),
        await data().content.listDepartments(),
      ]) {
        expect(menu.length).toBeGreaterThan(0)
        for (const item of menu) {
          expect(item.title).not.toBe('')
          expect(item.url).toMatch(/^(\/|https:)/)
        }
      }
    })

    test('[S3.29] departments open panels of columns, each with its size, its picture and its links', async () => {
      expect(await data().content.listDepartments()).toEqual(megamenu.map(inPort))
      const departments = await data().content.listDepartments()
      const panels = departments.flatMap((item) => (item.submenu ? [item.submenu] : []))
      expect(panels.length).toBeGreaterThan(0)
      for (const panel of panels) expect(panel.columns.length).toBeGreaterThan(0)
    })

    test('the newsletter takes an e-mail, and no link that was never mailed', async () => {
      const { content } = data()
      await expect(content.subscribe(`${crypto.randomUUID()}@example.cl`)).resolves.toBeUndefined()
      expect((await refusalOf(content.subscribe('camila'))).code).toBe('EMAIL_INVALID')
      const unknown = 'A'.repeat(43)
      expect((await refusalOf(content.confirmSubscription(unknown))).code).toBe('LINK_INVALID')
      expect((await refusalOf(content.endSubscription(unknown))).code).toBe('LINK_INVALID')
    })

    test('a campaign ends in time to come', async () => {
      const campaign = await data().content.getCampaign()
      expect(campaign?.title).not.toBe('')
      expect(Date.parse(campaign?.endsAt ?? '')).toBeGreaterThan(Date.now())
    })

    test('a message needs each of its fields and an e-mail', async () => {
      const { content } = data()
      const message = {
        name: 'Camila',
        email: 'camila@example.cl',
        topic: 'Una duda',
        message: '¿Hay arena?',
      }
      await expect(content.sendContact(message)).resolves.toBeUndefined()
      expect((await refusalOf(content.sendContact({ ...message, email: 'camila' }))).code).toBe(
        'EMAIL_INVALID',
      )
      for (const name of ['name', 'topic', 'message'] as const) {
        const refused = await refusalOf(content.sendContact({ ...message, [name]: ' ' }))
        expect([refused.status, refused.code]).toEqual([400, 'INVALID_REQUEST'])
        expect(Object.values(refused.fields)).toEqual(['FIELD_REQUIRED'])
      }
    })

    test('slides, banners and three branches', async () => {
      expect((await data().content.listSlides()).length).toBeGreaterThan(0)
      expect((await data().content.listBanners()).length).toBeGreaterThan(0)
      expect(await data().content.listBranches()).toHaveLength(3)
    })

    test('the shop says how long one may take back, and how long it waits', async () => {
      expect(await data().content.getShopTerms()).toMatchObject({
        retractDays: 10,
        unconfirmedRetractDays: 90,
        refundDays: 45,
        guaranteeMonths: 6,
        transferHours: 48,
        pickupDays: 3,
      })
    })
  })
}
