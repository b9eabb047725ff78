import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireReply } from '#contract/wire-types.ts'
import { csvTable } from '#import/tables/csv-table.ts'
import type { TableRow } from '#import/tables/table.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { type Import, importing, of } from './test-importing.ts'

let shop: TestShop
let eva: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  eva = await testSignedIn(shop, { role: 'manager', name: 'Eva' })
})
afterAll(() => shop?.close())

const { query, post, upload, work, find, check, apply, bring, takeOut } = importing(() => ({ shop, eva }))

describe('units that are sold while a file is on its way', () => {
  const head = 'SKU;Nombre;Precio;Categorías;Stock'
  const standing = async (sku: string) => {
    const [row] = await query<{ id: number; stock: number; price: number }>(
      'SELECT id, stock, price FROM products WHERE sku = $1',
      [sku],
    )
    return row ?? { id: 0, stock: 0, price: 0 }
  }
  const unitsOfValue = async (sku: string, value: string) => {
    const [row] = await query<{ id: number; units: number }>(
      `SELECT v.id, s.quantity AS units FROM products p JOIN product_options o ON o.product_id = p.id
       JOIN product_option_values v ON v.option_id = o.id JOIN stock s ON s.value_id = v.id
       WHERE p.sku = $1 AND v.name = $2`,
      [sku, value],
    )
    return row
  }
  async function sell(sku: string, cantidad: number, value?: string) {
    const { id, price } = await standing(sku)
    const atributos = value === undefined ? [] : [(await unitsOfValue(sku, value))?.id]
    const productos = [{ id_producto: id, cantidad, atributos }]
    const placed = await buy(testWire(shop.app), { id, price: price * cantidad }, { productos })
    expect(placed.statusCode, placed.body).toBe(200)
  }
  const wrong = async (row: Import): Promise<WireReply<'staff/errores-importacion'>> =>
    (await eva.get('staff/errores-importacion', { id_importacion: String(row.id_importacion) })).json()
  const isMoved = async (row: Import) =>
    expect([...new Set((await wrong(row)).map(({ codigo }) => codigo))]).toEqual(['UNITS_MOVED'])

  /** The rows of a product in the desk's file, each cell by its header. */
  async function rowsOf(sku: string): Promise<Record<string, string>[]> {
    const { header: names, rows } = await csvTable(() => of(Buffer.from(text)))
    const all = await Readable.from(rows).toArray()
    return all
      .map(({ cells }: TableRow) =>
        Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])),
      )
      .filter((row) => row.SKU === sku)
  }
  const fileOf = (rows: Record<string, string>[]) =>
    [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\n')
  let text = ''
  let branch = ''
  beforeAll(async () => {
    const [first] = await query<{ name: string }>('SELECT name FROM branches ORDER BY position, id LIMIT 1')
    branch = first?.name ?? ''
    const options = 'SKU;Nombre;Precio;Categorías;Opción;Valor;Stock'
    await bring(
      `${head}\n${['1', '2', '3', '4'].map((at) => `U-${at};Arnés ${at};9990;Perros;4\n`).join('')}`,
    )
    const sized = ['5', '6', '7'].flatMap((at) =>
      ['S;2', 'M;5'].map((value) => `U-${at};Polera ${at};9990;Perros;Talla;${value}\n`),
    )
    await bring(`${options}\n${sized.join('')}`)
    text = await takeOut()
  })

  test('are not brought back by an export in which another cell was changed', async () => {
    await sell('U-1', 3)
    const [row = {}] = await rowsOf('U-1')
    const done = await bring(fileOf([{ ...row, Precio: '8.990' }]))
    expect(done).toMatchObject({ cambiados: 1, rechazados: 0 })
    expect(await standing('U-1')).toMatchObject({ stock: 1, price: 8990 })
  })

  test('refuse units that an export changes, which are taken where none moved', async () => {
    const [row = {}] = await rowsOf('U-2')
    const changed = fileOf([{ ...row, [`Stock: ${branch}`]: '9' }])
    await sell('U-2', 1)
    const refused = await bring(changed)
    expect(refused).toMatchObject({ cambiados: 0, rechazados: 1 })
    expect(await wrong(refused)).toMatchObject([
      { columna: `Stock: ${branch}`, codigo: 'UNITS_MOVED', valor: '9' },
    ])
    expect(await standing('U-2')).toMatchObject({ stock: 3 })
    const anew = fileOf([{ ...row, [`Stock: ${branch}`]: '9', [`Stock al descargar: ${branch}`]: '3' }])
    expect(await bring(anew)).toMatchObject({ cambiados: 1, rechazados: 0 })
    expect(await standing('U-2')).toMatchObject({ stock: 9 })
  })

  test('between check and apply refuse the row that counts them, and leave alone what it does not change', async () => {
    const checked = await check(
      await upload(`${head}\nU-3;Arnés 3;9990;Perros;7\nU-4;Arnés 4;7990;Perros;4\n`),
    )
    expect(checked).toMatchObject({ cambiados: 2, rechazados: 0 })
    await sell('U-3', 1)
    await sell('U-4', 1)
    const done = await apply(checked)
    expect(done).toMatchObject({ cambiados: 1, rechazados: 1 })
    expect(await wrong(done)).toMatchObject([
      { fila: 2, columna: 'Stock', codigo: 'UNITS_MOVED', valor: '7' },
    ])
    expect(await standing('U-3')).toMatchObject({ stock: 3 })
    expect(await standing('U-4')).toMatchObject({ stock: 3, price: 7990 })
    expect(await query('SELECT FROM import_units')).toEqual([])
  })

  test('count as they are once the file is checked again, and where a release that kept none has checked it', async () => {
    const counted = (units: number) => upload(`${head}\nU-3;Arnés 3;9990;Perros;${units}\n`)
    const first = await check(await counted(8))
    await query(
      "UPDATE stock SET quantity = 2 WHERE product_id = (SELECT id FROM products WHERE sku = 'U-3')",
    )
    const again = await check(first)
    const kept = await query('SELECT units FROM import_units WHERE import_id = $1', [first.id_importacion])
    expect(kept).toEqual([{ units: 2 }])
    expect(await apply(again)).toMatchObject({ cambiados: 1, rechazados: 0 })
    expect(await standing('U-3')).toMatchObject({ stock: 8 })
    const other = await check(await counted(6))
    await query('DELETE FROM import_units')
    await query('UPDATE imports SET keeps_units = false WHERE id = $1', [other.id_importacion])
    expect(await apply(other)).toMatchObject({ cambiados: 1, rechazados: 0 })
    expect(await standing('U-3')).toMatchObject({ stock: 6 })
  })

  test('count as they are where a release that kept none has checked the first rows, or all of them again', async () => {
    const counted = (units: number) =>
      upload(`${head}\nU-3;Arnés 3;9990;Perros;${units}\nU-4;Arnés 4;7990;Perros;${units}\n`)
    const asBefore = async (row: Import, units: number) => {
      expect(await apply(row)).toMatchObject({ cambiados: 2, rechazados: 0 })
      expect(await standing('U-3')).toMatchObject({ stock: units })
      expect(await standing('U-4')).toMatchObject({ stock: units })
    }
    const { id_importacion, formato, columnas } = await counted(11)
    await post('staff/revisar-importacion', { id_importacion, formato, columnas })
    await query(`UPDATE imports SET products_done = 1, counts = '{"rows": 1, "changed": 1}' WHERE id = $1`, [
      id_importacion,
    ])
    await work()
    const taken = await find(id_importacion)
    expect(taken).toMatchObject({ estado: 'revisada', filas: 2, cambiados: 2 })
    await asBefore(taken, 11)

    const again = await check(await counted(12))
    await query('DELETE FROM import_units')
    await query(`UPDATE imports SET counts = '{"rows": 2, "changed": 2}' WHERE id = $1`, [
      again.id_importacion,
    ])
    await asBefore(again, 12)
  })

  test('do not come back under another name of their value', async () => {
    const renamed = async (sku: string) =>
      fileOf((await rowsOf(sku)).map((row) => (row.Valor === 'M' ? { ...row, Valor: 'Mediana' } : row)))
    await query('UPDATE stock SET quantity = 3 WHERE value_id = $1', [(await unitsOfValue('U-5', 'M'))?.id])
    const refused = await bring(await renamed('U-5'))
    expect(refused).toMatchObject({ cambiados: 0, rechazados: 1 })
    await isMoved(refused)
    expect(await unitsOfValue('U-5', 'M')).toMatchObject({ units: 3 })
    expect(await bring(await renamed('U-6'))).toMatchObject({ cambiados: 1, rechazados: 0 })
    expect(await unitsOfValue('U-6', 'Mediana')).toMatchObject({ units: 5 })
    expect(await unitsOfValue('U-6', 'S')).toMatchObject({ units: 2 })

    const plain = ['S;2', 'Mediana;5'].map((value) => `U-7;Polera 7;9990;Perros;Talla;${value}\n`)
    const checked = await check(
      await upload(`SKU;Nombre;Precio;Categorías;Opción;Valor;Stock\n${plain.join('')}`),
    )
    await query('UPDATE stock SET quantity = 4 WHERE value_id = $1', [(await unitsOfValue('U-7', 'M'))?.id])
    const done = await apply(checked)
    expect(done).toMatchObject({ cambiados: 0, rechazados: 1 })
    await isMoved(done)
    expect(await unitsOfValue('U-7', 'M')).toMatchObject({ units: 4 })
  })
})
