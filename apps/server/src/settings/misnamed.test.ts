import { expect, test } from 'vitest'
import { settingNames } from '../config.ts'
import { misnamedSettings } from './misnamed.ts'

const hints = (...names: string[]) =>
  misnamedSettings(Object.fromEntries(names.map((name) => [name, 'hunter2'])), settingNames)

test('what is written almost as a setting is told with the one that may be meant, and without its value', () => {
  expect(hints('SMPT_URL', 'DATADIR', 'BACKUP_CORN', 'public_url', 'WEBPAY_APIKEY')).toEqual([
    'SMPT_URL is no setting, and nobody reads it: SMTP_URL may be meant',
    'DATADIR is no setting, and nobody reads it: DATA_DIR may be meant',
    'BACKUP_CORN is no setting, and nobody reads it: BACKUP_CRON may be meant',
    'public_url is no setting, and nobody reads it: PUBLIC_URL may be meant',
    'WEBPAY_APIKEY is no setting, and nobody reads it: WEBPAY_API_KEY may be meant',
  ])
})

test('settings, and what is of other programs, are not told of', () => {
  expect(hints(...settingNames)).toEqual([])
  const others = ['PATH', 'HOME', 'HOSTNAME', 'PGHOST', 'NODE_ENV', 'NODE_OPTIONS', 'HTTP_PROXY', 'SITE_URL']
  const containers = [
    'SHOP_HOST',
    'SHOP_UPSTREAM',
    'POSTGRES_PASSWORD',
    'AWS_REGION',
    'AWS_SECRET_ACCESS_KEY',
  ]
  expect(hints(...others, ...containers, 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE')).toEqual([])
  expect(misnamedSettings({ SMPT_URL: ' ' }, settingNames)).toEqual([])
})
