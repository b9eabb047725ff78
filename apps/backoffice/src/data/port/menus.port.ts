import type { Edit, Edited } from './shop.port.ts'

export type MenuName = 'horizontal' | 'mobile' | 'megamenu'

/** Texts and links of other languages are empty where they are the Spanish ones. */
export type MenuEntry = {
  title: string
  titleEn: string
  titleRu: string
  link: string
  linkEn: string
  linkRu: string
  /** Of its panel, a file under `/media/`; the outermost alone have one. */
  image: string
  /** In a panel: in the column of the one before. */
  isSameColumn: boolean
  entries: MenuEntry[]
}

export type MenuFields = { entries: MenuEntry[] }
export type Menu = Edited<MenuFields> & { name: MenuName }

/** The menus of the shop, each edited as a whole. A save throws `Refusal` EDITED_MEANWHILE. */
export type MenusPort = {
  list(): Promise<Menu[]>
  save(name: MenuName, edit: Edit<MenuFields>): Promise<Edited<MenuFields>>
  /** The address of the home page as it would be. */
  preview(name: MenuName, fields: MenuFields): Promise<string>
}
