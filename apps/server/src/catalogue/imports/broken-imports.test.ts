import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { besideWriter } from '#testing/database/waiting-for-locks.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { runNextImport } from './run-import.service.ts'
import { header, importing, lines, workbookOf } from './test-importing.ts'

let shop: TestShop
let eva: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  eva = await testSignedIn(shop, { role: 'manager', name: 'Eva' })
})
afterAll(() => shop?.close())

const { query, post, upload, work, find, check, bring } = importing(() => ({ shop, eva }))

describe('an import that is killed', () => {
  const csvOf = (code: string) => [header, ...lines(1100, code)].join('\n')
  const begun = async (code: string, file: string | Buffer = csvOf(code)) => {
    const row = await check(await upload(file))
    await post('staff/aplicar-importacion', { id_importacion: row.id_importacion })
    return row.id_importacion
  }
  const count = async (code: string) => {
    const [row] = await query<{ count: number }>(
      'SELECT count(*)::int AS count FROM products WHERE sku LIKE $1',
      [`${code}-%`],
    )
    return row?.count
  }
  const wordless = async (code: string) => {
    const [row] = await query<{ count: number }>(
      `SELECT count(*)::int AS count FROM products p LEFT JOIN product_search s ON s.product_id = p.id
       WHERE sku LIKE $1 AND s.product_id IS NULL`,
      [`${code}-%`],
    )
    return row?.count
  }
  const killed = () => {
    throw new Error('killed')
  }

  test.each([
    ['CSV', 'K', async (text: string) => text],
    ['XLSX', 'KX', workbookOf],
  ])('as %s leaves whole products, goes on behind them, and is the same again', async (_kind, code, made) => {
    const file = await made(`${csvOf(code)}\n${code}-9999;Caro;12.5;;;\n`)
    const id = await begun(code, file)
    await expect(runNextImport(shop.database, { onBatch: killed })).rejects.toThrow('killed')
    expect(await count(code)).toBe(500)
    // Whoever comes next makes their words at once, and goes on with them once nobody else does.
    expect(await wordless(code)).toBe(500)
    expect(await work()).toBeUndefined()
    expect(await wordless(code)).toBe(0)
    await query('UPDATE imports SET worker_until = now() WHERE id = $1', [id])
    expect(await work()).toBe(id)
    const sum = { filas: 1101, rechazados: 1, errores: 1 }
    expect(await find(id)).toMatchObject({ estado: 'aplicada', ...sum, nuevos: 1100, iguales: 0 })
    expect(await count(code)).toBe(1100)
    const [unsold] = await query<{ count: number }>(
      'SELECT count(*)::int AS count FROM products WHERE sku LIKE $1 AND stock <> 3',
      [`${code}-%`],
    )
    expect(unsold?.count).toBe(0)
    expect(await check(await upload(file))).toMatchObject({ ...sum, nuevos: 0, cambiados: 0, iguales: 1100 })
  })

  test('writes nothing more once another works on it, or somebody has stopped it', async () => {
    const id = await begun('L')
    let stolen: Promise<unknown> = Promise.resolve()
    const steal = () => {
      stolen = shop.database.pool.query('UPDATE imports SET worker = gen_random_uuid() WHERE id = $1', [id])
    }
    await runNextImport(shop.database, { onBatch: steal })
    await stolen
    expect(await find(id)).toMatchObject({ estado: 'aplicando' })
    const standing = await count('L')
    expect(standing).toBeLessThan(1100)
    await post('staff/cancelar-importacion', { id_importacion: id })
    expect(await work()).toBeUndefined()
    expect(await find(id)).toMatchObject({ estado: 'cancelada' })
  })
})

test('a file that breaks off leaves nothing behind that still writes', async () => {
  const text = `${[header, 'B-0;Caro;12.5;;;', ...lines(700, 'B')].join('\n')}\nB-9;"sin fin\n`
  const { id_importacion, formato, columnas } = await upload(text)
  await post('staff/revisar-importacion', { id_importacion, formato, columnas })
  const done: string[] = []
  await besideWriter(shop.database, 'LOCK TABLE import_errors IN EXCLUSIVE MODE', async () => {
    await runNextImport(shop.database, { onBatch: () => done.push('a batch') })
    done.push('all')
  })
  expect(done).toEqual(['a batch', 'all'])
  expect(await find(id_importacion)).toMatchObject({ estado: 'fallida', falla: { codigo: 'BROKEN' } })
})

describe('rows that the database does not take', () => {
  /** `rule` holds of no row that stands; answers what the import came to. */
  const under = async (table: string, rule: string, work: () => Promise<void>) => {
    await query(`ALTER TABLE ${table} ADD CONSTRAINT refusing CHECK (${rule}) NOT VALID`)
    await work().finally(() => query(`ALTER TABLE ${table} DROP CONSTRAINT refusing`))
  }
  const text = [header, ...lines(7, 'N')].join('\n')

  test('are refused, and those beside them come in', async () => {
    await under('products', "sku NOT IN ('N-2', 'N-6')", async () => {
      const done = await bring(text.replaceAll('Huella;Perros', 'Marca N;Perros > De N'))
      expect(done).toMatchObject({ estado: 'aplicada', filas: 7, nuevos: 5, rechazados: 2, borradores: 0 })
      const id_importacion = String(done.id_importacion)
      const errors = (await eva.get('staff/errores-importacion', { id_importacion })).json()
      expect(errors).toMatchObject([
        { fila: 4, columna: '', codigo: 'NOT_WRITTEN', valor: '23514' },
        { fila: 8, columna: '', codigo: 'NOT_WRITTEN' },
      ])
    })
    expect(await bring(text)).toMatchObject({ nuevos: 2, cambiados: 5 })
  })

  test('come in where words alone cannot be made, and hold up no others', async () => {
    await under('product_search', "folded NOT LIKE '%venenoso%'", async () => {
      const done = await bring(`${header}\nVE-1;Uno;900;;;\nVE-2;Venenoso;900;;;\nVE-3;Tres;900;;;\n`)
      expect(done).toMatchObject({ estado: 'aplicada', nuevos: 3 })
    })
    const found = await query(
      "SELECT sku FROM products p JOIN product_search s ON s.product_id = p.id WHERE sku LIKE 'VE-%' ORDER BY sku",
    )
    expect(found).toEqual([{ sku: 'VE-1' }, { sku: 'VE-3' }])
    expect(await query('SELECT FROM import_words')).toEqual([])
  })

  test('end the import where nothing can be written of it', async () => {
    const checked = await check(await upload(text.replaceAll('N-', 'O-')))
    await post('staff/aplicar-importacion', { id_importacion: checked.id_importacion })
    await under('imports', 'products_done = 0', async () => {
      await expect(work()).rejects.toThrow()
    })
    expect(await find(checked.id_importacion)).toMatchObject({
      ...{ estado: 'fallida', falla: { codigo: 'NOT_WRITTEN', fila: null } },
    })
    expect(await work()).toBeUndefined()
  })

  test('end it as well where it is taken up again and again', async () => {
    const checked = await check(await upload(text))
    await post('staff/aplicar-importacion', { id_importacion: checked.id_importacion })
    await query('UPDATE imports SET tries = 5 WHERE id = $1', [checked.id_importacion])
    await work()
    expect(await find(checked.id_importacion)).toMatchObject({ estado: 'fallida', filas: 0 })
  })
})
