import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { untranslatedLines } from './untranslated.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

const linesOf = async (language: string, isWhole = false) => {
  const lines = await untranslatedLines(database, { isWhole })
  const start = lines.findIndex((line) => line.startsWith(`${language}:`))
  const end = lines.findIndex((line, at) => at > start && !line.startsWith(' '))
  return lines.slice(start, end < 0 ? undefined : end)
}

test('of the demonstration nothing is left in Spanish alone', async () => {
  const lines = await untranslatedLines(database, { isWhole: true })
  expect(lines).toEqual(['en: everything is translated', 'ru: everything is translated'])
})

test('what is not translated is listed by noun, the first of each or all', async () => {
  const before = await linesOf('ru', true)
  const { pool } = database
  await pool.query(`insert into categories (slug, name, icon, image, tree, position)
    values ('nueva', 'Nueva categoría', 'paw', 'x.svg', 'pets', 99)`)
  await pool.query(`insert into slides (position, title, content, button_text, image_classic, image_full,
    image_mobile, category_slug) select 9, 'Diapositiva ' || n, '', 'Ver', 'x', 'x', 'x', 'nueva'
    from generate_series(1, 12) n`)
  await pool.query(`insert into product_features (product_id, position, name, value)
    values (1001, 90, 'Cosa nueva', '15 kg'), (1001, 91, 'Etapa', 'Valor nuevo')`)
  await pool.query(`update product_translations set short_description = null, description = null, tags = null
    where product_id = 1001 and language = 'ru'`)
  await pool.query(`update menus set items = items || '[{"title": "Enlace nuevo", "url": "/nuevo"}]'
    where name = 'mobile'`)
  const whole = await linesOf('ru', true)
  const added = whole.filter((line) => line.startsWith('    ') && !before.includes(line))
  expect(added.filter((line) => !line.includes('Diapositiva'))).toEqual([
    '    Cosa nueva',
    '    Valor nuevo',
    expect.stringMatching(/^ {4}1001 .*\(descriptions\)$/),
    '    Nueva categoría',
    '    Enlace nuevo (/nuevo)',
  ])
  expect(added.filter((line) => line.includes('Diapositiva'))).toHaveLength(12)
  const short = await linesOf('ru')
  expect(short.filter((line) => line.includes('Diapositiva'))).toHaveLength(10)
  expect(short).toContain('  slides: 12 not translated')
  expect(short).toContain('    …')
})
