import { sql } from 'drizzle-orm'
import { banners } from '#demo/data/banners.ts'
import { campaign } from '#demo/data/campaign.ts'
import { megamenu, menuHorizontal, menuMobile } from '#demo/data/menus.ts'
import { slides } from '#demo/data/slides.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

export async function seedContent(tx: Transaction): Promise<void> {
  await insertRows(tx, 'menus', [
    { name: 'horizontal', items: menuHorizontal },
    { name: 'mobile', items: menuMobile },
    { name: 'megamenu', items: megamenu },
  ])
  await insertRows(
    tx,
    'slides',
    slides.map((slide, index) => ({
      id: index + 1,
      position: index + 1,
      title: slide.title,
      content: slide.text,
      offer_tag: slide.offerTag,
      button_text: slide.buttonText,
      image_classic: slide.imageClassic,
      image_full: slide.imageFull,
      image_mobile: slide.imageMobile,
      category_slug: slide.categorySlug,
    })),
  )
  await insertRows(
    tx,
    'mini_banners',
    banners.map(({ id, position, title, image, url }) => ({ id, position, title, image, url })),
  )
  await tx.execute(sql`
    insert into campaigns (title, content, ends_at)
    values (${campaign.title}, ${campaign.text}, now() + make_interval(days => ${campaign.days}))`)
  await advanceIdentity(tx, 'slides')
  await advanceIdentity(tx, 'mini_banners')
}
