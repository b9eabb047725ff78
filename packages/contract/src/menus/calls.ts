import { staffGuardarMenu } from './staff-guardar-menu.ts'
import { staffMenus } from './staff-menus.ts'
import { staffPreviaMenu } from './staff-previa-menu.ts'

export const menusCalls = [staffMenus, staffGuardarMenu, staffPreviaMenu] as const
