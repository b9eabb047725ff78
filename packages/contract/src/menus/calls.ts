import { menuHorizontalMovil } from './menu-horizontal-movil.ts'
import { menuHorizontalWeb } from './menu-horizontal-web.ts'
import { menuMegamenuWeb } from './menu-megamenu-web.ts'
import { staffGuardarMenu } from './staff-guardar-menu.ts'
import { staffMenus } from './staff-menus.ts'
import { staffPreviaMenu } from './staff-previa-menu.ts'

export const menusCalls = [
  menuHorizontalWeb,
  menuHorizontalMovil,
  menuMegamenuWeb,
  staffMenus,
  staffGuardarMenu,
  staffPreviaMenu,
] as const
