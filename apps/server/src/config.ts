import { z } from 'zod'
import { chatSettings } from './settings/chat.settings.ts'
import { operationSettings } from './settings/operation.settings.ts'
import { chilexpressSettings, webpaySettings } from './settings/partners.settings.ts'
import { peopleSettings } from './settings/people.settings.ts'
import { processesSettings } from './settings/processes.settings.ts'
import { holdSettings, returnSettings, shopSettings } from './settings/shop.settings.ts'
import { storageSettings } from './settings/storage.settings.ts'
import { webSettings } from './settings/web.settings.ts'

/**
 * The settings by groups, in the order of the README's table. Each group is a schema: of the variables of the
 * environment, of what is wrong with them, and of what the shop makes of them.
 */
export const settingGroups = {
  web: webSettings,
  processes: processesSettings,
  operation: operationSettings,
  storage: storageSettings,
  people: peopleSettings,
  shop: shopSettings,
  hold: holdSettings,
  returns: returnSettings,
  chat: chatSettings,
  webpay: webpaySettings,
  chilexpress: chilexpressSettings,
}

const settings = z.object(settingGroups)

export const settingNames = Object.values(settingGroups).flatMap((group) => Object.keys(group.in.shape))

export type Config = ReturnType<typeof configOf>

export type ParsedConfig = { ok: true; config: Config } | { ok: false; problems: string[] }

/**
 * Reads the settings, each empty one as not set, and lists all that is wrong with them at once, one plain
 * sentence each, without ever repeating a value.
 */
export function parseConfig(environment: Record<string, string | undefined>): ParsedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = settings.safeParse(
    Object.fromEntries(Object.keys(settingGroups).map((group) => [group, given])),
  )
  if (parsed.success) return { ok: true, config: configOf(parsed.data) }
  return {
    ok: false,
    problems: parsed.error.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}.`),
  }
}

function configOf({ web, processes, operation, storage, people, shop, ...named }: z.infer<typeof settings>) {
  const { maxConnections, maxUnsentBytes } = web.connections
  return {
    ...web,
    ...processes,
    ...operation,
    ...storage,
    ...people,
    ...shop,
    ...named,
    // Each process takes its part of what the machine may hold.
    connections: {
      ...web.connections,
      maxConnections: Math.ceil(maxConnections / processes.processes),
      maxUnsentBytes: Math.ceil(maxUnsentBytes / processes.processes),
    },
  }
}
