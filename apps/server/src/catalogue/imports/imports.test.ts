import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireReply } from '#contract/wire-types.ts'
import { csvTable } from '#import/tables/csv-table.ts'
import type { Table, TableRow } from '#import/tables/table.ts'
import { xlsxTable } from '#import/tables/xlsx-table.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { inTransaction } from '../../db/connection.ts'
import { writeMoreStore } from './apply/write-more.store.ts'
import { runNextImport } from './run-import.service.ts'
import { header, type Import, importing, lines, of, workbookOf } from './test-importing.ts'

let shop: TestShop
let eva: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  eva = await testSignedIn(shop, { role: 'manager', name: 'Eva' })
})
afterAll(() => shop?.close())

const { query, post, upload, work, find, check, apply, bring, takeOut } = importing(() => ({ shop, eva }))

describe('a file', () => {
  test('is read, checked without writing, and applied; twice, it is the same', async () => {
    const text = `${header};Oculto\nI-1;Collar importado;12.990;Marca nueva;Perros > Importados;4;x\nI-2;Correa;5990;;;;\n`
    const read = await upload(text, 10)
    expect(read).toMatchObject({
      estado: 'lista',
      formato: 'propio',
      encabezado: expect.arrayContaining(['Oculto']),
    })
    expect(read.columnas).toEqual(['sku', 'name', 'price', 'brand', 'categories', 'stock', null])
    expect(read.muestra[0]).toEqual([
      'I-1',
      'Collar importado',
      '12.990',
      'Marca nueva',
      'Perros > Importados',
      '4',
      'x',
    ])

    const checked = await check(read)
    expect(checked).toMatchObject({ estado: 'revisada', filas: 2, nuevos: 2, rechazados: 0, borradores: 1 })
    expect(await query("SELECT FROM products WHERE sku = 'I-1'")).toEqual([])

    expect(await apply(checked)).toMatchObject({ estado: 'aplicada', nuevos: 2, borradores: 1 })
    const found = await testWire(shop.app).get('ver-producto', { urlamigable_producto: 'collar-importado' })
    expect(found.json()).toMatchObject({ glosa_producto: 'Collar importado', stock_producto: 4 })
    const asked = await testWire(shop.app).get('FiltrarProducto', {
      id_filtro: '1',
      texto: 'collar importado',
    })
    expect(asked.body).toContain('Collar importado')

    expect(await bring(text)).toMatchObject({ nuevos: 0, cambiados: 0, iguales: 2 })
  })

  test('changes what it says, keeps what it does not, and can be undone product by product', async () => {
    await bring(`${header}\nC-1;Arnés rojo;9990;Huella;Perros;4\n`)
    const done = await bring('SKU,Precio,Precio oferta,Stock\nC-1,10.990,8990,7\n')
    expect(done).toMatchObject({ nuevos: 0, cambiados: 1, iguales: 0 })
    const [product] = await query<{ id: number; name: string; price: number; was: number; stock: number }>(
      "SELECT id, name, price, compare_at_price AS was, stock FROM products WHERE sku = 'C-1'",
    )
    expect(product).toMatchObject({ name: 'Arnés rojo', price: 8990, was: 10_990, stock: 7 })
    const moved = await query(
      'SELECT delta, reason, note FROM stock_movements WHERE product_id = $1 ORDER BY id',
      [product?.id],
    )
    expect(moved).toEqual([
      { delta: 4, reason: 'opening', note: 'productos.csv' },
      { delta: 3, reason: 'counted', note: 'productos.csv' },
    ])
    const history: WireReply<'staff/historial-producto'> = (
      await eva.get('staff/historial-producto', { id_producto: String(product?.id) })
    ).json()
    expect(history[0]).toMatchObject({ version: 2, responsable: 'Eva' })
    const undone = await eva.post('staff/deshacer-producto', {
      ...{ id_producto: product?.id, id_cambio: history[0]?.id_cambio },
    })
    expect(undone.json()).toMatchObject({ precio: 9990, oferta: null })
  })

  test('with broken rows gives them back with the cells that are wrong, and takes the others', async () => {
    const done = await bring(
      `${header}\nR-1;Uno;900;;Perros;1\nR-2;Dos;12.5;;Perros;uno\nR-3;;900;;;\nR-1;Otro;1;;;\n`,
    )
    expect(done).toMatchObject({ nuevos: 1, rechazados: 3, errores: 4, filas: 4 })
    const errors: WireReply<'staff/errores-importacion'> = (
      await eva.get('staff/errores-importacion', { id_importacion: String(done.id_importacion) })
    ).json()
    expect(errors.map(({ fila, columna, codigo, valor }) => [fila, columna, codigo, valor])).toEqual([
      [3, 'Precio', 'PRICE_NOT_WHOLE', '12.5'],
      [3, 'Stock', 'NUMBER_UNREADABLE', 'uno'],
      [4, 'Nombre', 'REQUIRED', ''],
      [5, 'SKU', 'SKU_REPEATED', 'R-1'],
    ])
    const refused = (
      await eva.get('staff/filas-rechazadas', { id_importacion: String(done.id_importacion) })
    ).json()
    expect(refused.sigue_a).toBeNull()
    expect(refused.csv.split('\r\n').slice(0, 2)).toEqual([
      '"SKU","Nombre","Precio","Marca","Categorías","Stock","Motivo"',
      '"R-2","Dos","12.5","","Perros","uno","Precio: PRICE_NOT_WHOLE; Stock: NUMBER_UNREADABLE"',
    ])
  })

  test('names the column of a branch that is none, and what no column of the file says', async () => {
    const errorsOf = async (text: string) => {
      const id_importacion = String((await bring(text)).id_importacion)
      const errors: WireReply<'staff/errores-importacion'> = (
        await eva.get('staff/errores-importacion', { id_importacion })
      ).json()
      return errors.map(({ fila, columna, codigo, valor }) => [fila, columna, codigo, valor])
    }
    expect(await errorsOf('SKU;Nombre;Precio;Stock: Rancagua\nW-1;Uno;900;3\n')).toEqual([
      [2, 'Stock: Rancagua', 'BRANCH_UNKNOWN', 'Rancagua'],
    ])
    expect(await errorsOf('SKU;Marca\nW-2;Nadie\n')).toEqual([
      [2, 'Nombre', 'REQUIRED', ''],
      [2, 'Precio', 'REQUIRED', ''],
    ])
  })

  test('with variants makes options with units of their own', async () => {
    const woo =
      'ID,Type,SKU,Name,Published,Regular price,Stock,Parent,Categories,Attribute 1 name,Attribute 1 value(s)'
    const text = `${woo}\n1,variable,V-1,Polera,1,,,,Perros,Talla,"S, M"\n2,variation,V-1-S,,1,9990,2,V-1,,Talla,S\n3,variation,V-1-M,,1,9990,5,V-1,,Talla,M\n`
    expect(await bring(text)).toMatchObject({ formato: 'woocommerce', nuevos: 1, filas: 3 })
    const values = await query(
      `SELECT v.name, s.quantity FROM products p JOIN product_options o ON o.product_id = p.id
       JOIN product_option_values v ON v.option_id = o.id JOIN stock s ON s.value_id = v.id
       WHERE p.sku = 'V-1' ORDER BY v.position`,
    )
    expect(values).toEqual([
      { name: 'S', quantity: 2 },
      { name: 'M', quantity: 5 },
    ])
    expect(await bring(text)).toMatchObject({ iguales: 1, cambiados: 0 })
    expect(await bring(text.replace('2,V-1,', '9,V-1,'))).toMatchObject({ cambiados: 1 })
    const silent = `${woo.replace('Stock,', '')}\n1,variable,V-1,Polera,1,,,Perros,Talla,S\n2,variation,V-1-S,,1,9990,V-1,,Talla,S\n`
    expect(await bring(silent)).toMatchObject({ rechazados: 1, cambiados: 0 })
    expect(await bring(text.replace('2,V-1,', '9,V-1,'))).toMatchObject({ iguales: 1 })
  })

  test('takes no value away that an order holds units of, though it says where the others are', async () => {
    const head = 'SKU;Nombre;Precio;Categorías;Opción;Valor;Stock'
    const row = (value: string, units: number) => `H-1;Polera azul;9990;Perros;Talla;${value};${units}\n`
    expect(await bring(`${head}\n${row('S', 2)}${row('M', 1)}`)).toMatchObject({ nuevos: 1 })
    const [medium] = await query<{ product: number; value: number }>(
      `SELECT o.product_id AS product, v.id AS value FROM products p JOIN product_options o ON o.product_id = p.id
       JOIN product_option_values v ON v.option_id = o.id WHERE p.sku = 'H-1' AND v.name = 'M'`,
    )
    const id = medium?.product ?? 0
    const productos = [{ id_producto: id, cantidad: 1, atributos: [medium?.value] }]
    const placed = await buy(testWire(shop.app), { id, price: 9990 }, { productos })
    expect(placed.statusCode, placed.body).toBe(200)
    const without = `${head}\n${row('S', 2)}`
    expect(await bring(without)).toMatchObject({ rechazados: 1, cambiados: 0 })
    const [order] = await query<{ id: number }>('SELECT max(id) AS id FROM orders')
    await eva.post('staff/cambiar-estado-pedido', { id_pedido: order?.id, accion: 'cancelar' })
    expect(await query('SELECT quantity FROM stock WHERE value_id = $1', [medium?.value])).toEqual([
      { quantity: 1 },
    ])
    expect(await bring(without)).toMatchObject({ rechazados: 0, cambiados: 1 })
  })

  test('makes brands and categories apart that come to the same address, and the same ones once', async () => {
    const text = `${header}\nG-1;Uno;900;A&B;Perros > Alimento seco;\nG-2;Dos;900;A B;Perros Alimento > Seco;\nG-3;Tres;900;Á&b;perros > alimento SECO;\n`
    expect(await bring(text)).toMatchObject({ nuevos: 3, borradores: 0 })
    const made = await query(
      `SELECT b.slug AS brand, c.slug AS category FROM products p JOIN brands b ON b.id = p.brand_id
       JOIN product_categories pc ON pc.product_id = p.id AND pc.direct JOIN categories c ON c.id = pc.category_id
       WHERE p.sku LIKE 'G-_' ORDER BY p.sku`,
    )
    const first = { brand: 'a-b', category: 'perros-alimento-seco' }
    const second = { brand: 'a-b-2', category: 'perros-alimento-seco-2' }
    expect(made).toEqual([first, second, first])
    expect(await bring(text)).toMatchObject({ iguales: 3 })
  })

  test('hangs a new category under the whole path that it names', async () => {
    await bring(`${header}\nH-1;Uno;900;;Perros > Rincón;\n`)
    expect(await bring(`${header}\nH-2;Dos;900;;Rincón > Arena;\n`)).toMatchObject({ borradores: 0 })
  })

  test('makes no brand or category of rows that are refused, and says which it cannot make', async () => {
    const done = await bring(
      `${header}\nJ-1;;900;Marca de nadie;Perros > De nadie;\nJ-2;Dos;900;Пёс;;\nJ-3;Tres;900;;Perros > 犬;\n`,
    )
    expect(done).toMatchObject({ nuevos: 0, rechazados: 3 })
    const id_importacion = String(done.id_importacion)
    const errors = (await eva.get('staff/errores-importacion', { id_importacion })).json()
    expect(errors).toMatchObject([
      { columna: 'Nombre', codigo: 'REQUIRED' },
      { columna: 'Marca', codigo: 'NAME_UNREADABLE', valor: 'Пёс' },
      { columna: 'Categorías', codigo: 'NAME_UNREADABLE', valor: 'Perros > 犬' },
    ])
    expect(await query("SELECT FROM brands WHERE name = 'Marca de nadie'")).toEqual([])
    expect(await query("SELECT FROM categories WHERE name IN ('De nadie', '犬')")).toEqual([])
  })

  test('whose brand is new changes what stands, in the check as well', async () => {
    await bring(`${header}\nP-1;Uno;900;;Perros;\n`)
    const checked = await check(await upload(`${header}\nP-1;Uno;900;Marca por hacer;Perros;\n`))
    expect(checked).toMatchObject({ cambiados: 1, iguales: 0 })
  })

  test('says of a medicine what the law asks, and names it in other languages; empty cells take that away', async () => {
    const columns = 'SKU;Nombre;Precio;Categorías;Sin retracto;Registro SAG;Condición de venta;Especies'
    const columnsEn = `${columns};Nombre (en);Descripción corta (en);Nombre (ru)`
    const text = `${columnsEn}\nMED-1;Pipeta;9990;Perros;Higiene;88-A;Receta;Perro;Pipette;For dogs;Пипетка\n`
    expect(await bring(text)).toMatchObject({ nuevos: 1, rechazados: 0 })
    const [row] = await query<{ id: number }>("SELECT id FROM products WHERE sku = 'MED-1'")
    const id_producto = String(row?.id)
    const product = async () => (await eva.get('staff/producto', { id_producto })).json()
    expect(await product()).toMatchObject({
      exclusion_retracto: 'HYGIENE',
      medicamento: { registro_sag: '88-A', condicion_venta: 'prescription', especies: ['dog'] },
      en: { nombre: 'Pipette', descripcion_corta: 'For dogs' },
      ru: { nombre: 'Пипетка' },
    })
    expect(await bring(text)).toMatchObject({ iguales: 1, cambiados: 0 })

    await query(`UPDATE product_facts SET facts = jsonb_set(facts, '{medicine,weight}', '{"fromKg":2,"toKg":null}')
      WHERE product_id = ${id_producto}`)
    expect(await bring('SKU;Registro SAG\nMED-1;99-A\n')).toMatchObject({ cambiados: 1 })
    const [facts] = await query(`SELECT facts FROM product_facts WHERE product_id = ${id_producto}`)
    expect(facts).toMatchObject({
      facts: { medicine: { sagRegister: '99-A', sale: 'prescription', weight: { fromKg: 2 } } },
    })

    const nameless = 'SKU;Nombre (en)\nMED-1;\n'
    expect(await bring(nameless)).toMatchObject({ rechazados: 1, cambiados: 0 })
    const cleared = `${columnsEn}\nMED-1;Pipeta;9990;Perros;;;;;;;\n`
    expect(await bring(cleared)).toMatchObject({ cambiados: 1 })
    expect(await product()).toMatchObject({ exclusion_retracto: null, medicamento: null, en: null, ru: null })
    expect(await bring(cleared)).toMatchObject({ iguales: 1 })
  })

  test('makes no medicine of what has facts of another kind, in the check as well', async () => {
    await bring(`${header}\nPART-1;Pastilla;900;;Perros;\n`)
    const facts = { kind: 'part', part: {} }
    await query(
      "INSERT INTO product_facts (product_id, facts) SELECT id, $1 FROM products WHERE sku = 'PART-1'",
      [facts],
    )
    const text = 'SKU;Precio;Registro SAG;Especies\nPART-1;990;;Perro\n'
    const checked = await check(await upload(text))
    expect(checked).toMatchObject({ rechazados: 1, cambiados: 0 })
    expect(await apply(checked)).toMatchObject({ rechazados: 1, cambiados: 0 })
    const id_importacion = String(checked.id_importacion)
    expect((await eva.get('staff/errores-importacion', { id_importacion })).json()).toMatchObject([
      { fila: 2, columna: 'Especies', codigo: 'FACTS_OF_OTHER_KIND' },
    ])
    const known = () =>
      query(
        "SELECT price, facts FROM products p JOIN product_facts f ON f.product_id = p.id WHERE sku = 'PART-1'",
      )
    expect(await known()).toEqual([{ price: 900, facts }])
    expect(await bring('SKU;Precio;Registro SAG\nPART-1;990;\n')).toMatchObject({ cambiados: 1 })
    expect(await known()).toEqual([{ price: 990, facts }])
    // Whatever kind it was of when the row was looked at.
    const [row] = await query<{ id: number }>("SELECT id FROM products WHERE sku = 'PART-1'")
    const medicine = {
      ...{ sagRegister: null, sale: 'free' as const, species: [], substances: [] },
      ...{ fromWeeks: null, weight: null },
    }
    for (const seen of [null, 'medicine']) {
      const written = { id: row?.id ?? 0, facts: { kind: 'medicine' as const, medicine }, seen }
      await inTransaction(shop.database, (tx) => writeMoreStore.facts(tx, [written]))
    }
    expect(await known()).toEqual([{ price: 990, facts }])
  })

  describe('with what a product is', () => {
    const base = 'SKU;Nombre;Precio;Categorías'
    const analysis = 'Proteína (%);Grasa (%);Fibra (%);Humedad (%);Ceniza (%)'
    const foodColumns = `Qué es;Alimento para;Alimento completo;Desde meses;Hasta meses;Ingredientes;${analysis};Energía (kcal/kg);Croqueta (mm);Ración (g al día)`
    const food =
      'Alimento;Perro;Sí;2;12;Cordero 22,5 % | Arroz | Huevo;29,1;17.2;2.9;10;7.3;3.850;7,5;Meses: 2 / 6 | 2,5 kg: 60 / 70 | 5 kg: 95 / 110'
    const alimento = {
      ...{ especie: 'dog', completo: true, desde_meses: 2, hasta_meses: 12, energia: 3850, croqueta: 7.5 },
      ingredientes: [
        { nombre: 'Cordero', porcentaje: 22.5 },
        { nombre: 'Arroz', porcentaje: null },
        { nombre: 'Huevo', porcentaje: null },
      ],
      analisis: { proteina: 29.1, grasa: 17.2, fibra: 2.9, humedad: 10, ceniza: 7.3 },
      racion: {
        meses: [2, 6],
        filas: [
          { kg: 2.5, gramos: [60, 70] },
          { kg: 5, gramos: [95, 110] },
        ],
      },
    }
    const productOf = async (sku: string): Promise<WireReply<'staff/producto'>> => {
      const [row] = await query<{ id: number }>('SELECT id FROM products WHERE sku = $1', [sku])
      return (await eva.get('staff/producto', { id_producto: String(row?.id) })).json()
    }
    const factsOf = async (sku: string) => (await productOf(sku)).ficha
    const storedUnits = (sku: string) =>
      query('SELECT facts FROM products p JOIN product_facts f ON f.product_id = p.id WHERE sku = $1', [sku])
    /** What was refused of a file, and that its product is as before. */
    async function refusedOf(text: string) {
      const checked = await check(await upload(text))
      const done = await apply(checked)
      expect(done).toMatchObject({ nuevos: 0, cambiados: 0, rechazados: 1 })
      const reply = await eva.get('staff/errores-importacion', {
        id_importacion: String(checked.id_importacion),
      })
      return (reply.json() as { columna: string; codigo: string; valor: string }[]).map(
        ({ columna, codigo, valor }) => [columna, codigo, valor],
      )
    }

    test('says the facts of each kind, and comes in the same again in either kind of file', async () => {
      const more = `${base};Qué es;Posición del repuesto;Contenido de la caja;Torque (Nm);Contenido del envase;Grado del fluido;Normas del fluido;Medida del neumático;Índice de carga;Índice de velocidad;Condición de venta;Animal desde (kg);Animal hasta (kg)`
      const foods = `${base};${foodColumns}\nF-FOOD;Croquetas;9990;Perros;${food}\n`
      const others = [
        more,
        'F-PART;Pastillas;9990;Perros;Repuesto;Eje delantero;Pastilla: 4 | Sensor;Perno de cáliper: 30,5;;;;;;;;;',
        'F-FLUID;Aceite;9990;Perros;;;;;4 l;5W-30;API SP, ACEA C3;;;;;;',
        'F-TYRE;Neumático;9990;Perros;neumático;;;;;;;185/65 R15;88;h;;;',
        'F-MED;Pipeta;9990;Perros;;;;;;;;;;;Receta;2,5;10',
      ].join('\n')
      expect(await bring(foods)).toMatchObject({ nuevos: 1, rechazados: 0 })
      expect(await bring(others)).toMatchObject({ nuevos: 4, rechazados: 0 })
      expect(await factsOf('F-FOOD')).toEqual({ tipo: 'food', alimento })
      expect(await factsOf('F-PART')).toEqual({
        tipo: 'part',
        repuesto: {
          posicion: 'Eje delantero',
          caja: [
            { nombre: 'Pastilla', cantidad: 4 },
            { nombre: 'Sensor', cantidad: 1 },
          ],
          torque: [{ nombre: 'Perno de cáliper', nm: 30.5 }],
        },
      })
      expect(await factsOf('F-FLUID')).toEqual({
        tipo: 'fluid',
        fluido: {
          contenido: { cantidad: 4, unidad: 'l' },
          ...{ grado: '5W-30', normas: ['API SP', 'ACEA C3'] },
        },
      })
      expect(await factsOf('F-TYRE')).toEqual({
        tipo: 'tyre',
        neumatico: { medida: '185/65 R15', indice_carga: 88, indice_velocidad: 'H' },
      })
      expect((await productOf('F-MED')).medicamento?.peso).toEqual({ desde_kg: 2.5, hasta_kg: 10 })
      // What an animal may not bear is found in the names, as at the desk.
      expect(await storedUnits('F-FOOD')).toMatchObject([
        { facts: { food: { ingredients: [{ name: 'Cordero' }, {}, { allergens: ['egg'] }] } } },
      ])

      for (const text of [foods, others]) {
        const count = text.trim().split('\n').length - 1
        for (const file of [text, await workbookOf(text)]) {
          const again = await check(await upload(file))
          expect(again).toMatchObject({ iguales: count, cambiados: 0, rechazados: 0 })
        }
      }
    })

    test('keeps what it has no column for, takes away by an empty cell, and is undone at the desk', async () => {
      await bring(`${base};${foodColumns}\nF-PARTLY;Croquetas;9990;Perros;${food}\n`)
      expect(await bring('SKU;Precio\nF-PARTLY;8990\n')).toMatchObject({ cambiados: 1 })
      expect(await factsOf('F-PARTLY')).toEqual({ tipo: 'food', alimento })
      const partly = 'SKU;Grasa (%);Croqueta (mm);Ración (g al día)\nF-PARTLY;18;;\n'
      expect(await bring(partly)).toMatchObject({ cambiados: 1, rechazados: 0 })
      const changed = {
        ...{ ...alimento, croqueta: null, racion: null },
        analisis: { ...alimento.analisis, grasa: 18 },
      }
      expect(await factsOf('F-PARTLY')).toEqual({ tipo: 'food', alimento: changed })
      expect(await bring(partly)).toMatchObject({ iguales: 1 })
      // Of what is no food the empty cells say nothing.
      await bring(`${header}\nF-BARE;Correa;900;;Perros;\n`)
      expect(await bring('SKU;Croqueta (mm)\nF-BARE;\n')).toMatchObject({ iguales: 1 })

      const { id_producto } = await productOf('F-PARTLY')
      const history: WireReply<'staff/historial-producto'> = (
        await eva.get('staff/historial-producto', { id_producto: String(id_producto) })
      ).json()
      const undone = await eva.post('staff/deshacer-producto', {
        id_producto,
        id_cambio: history[0]?.id_cambio,
      })
      expect(undone.statusCode, undone.body).toBe(200)
      expect(await factsOf('F-PARTLY')).toEqual({ tipo: 'food', alimento })

      const none = `SKU;${foodColumns}\nF-PARTLY;${food.replaceAll(/[^;]+/g, '')}\n`
      expect(await bring(none)).toMatchObject({ cambiados: 1, rechazados: 0 })
      expect(await factsOf('F-PARTLY')).toBeNull()
      expect(await storedUnits('F-PARTLY')).toEqual([])
    })

    test('is refused by row and column, and nothing of the row is written', async () => {
      await bring(`${base};${foodColumns}\nF-BAD;Croquetas;9990;Perros;${food}\n`)
      const kept = await storedUnits('F-BAD')
      const row = (columns: string, cells: string) => refusedOf(`SKU;Precio;${columns}\nF-BAD;100;${cells}\n`)
      expect(await row('Grasa (%);Proteína (%)', 'mucha;90')).toEqual([
        ['Grasa (%)', 'NUMBER_UNREADABLE', 'mucha'],
      ])
      expect(await row('Humedad (%);Proteína (%)', '10;90')).toEqual([
        ['Proteína (%)', 'PERCENT_OVER_100', '90'],
      ])
      expect(await row('Ingredientes;Croqueta (mm)', 'Pollo 60 % | Arroz 50 %;7,55')).toEqual([
        ['Ingredientes', 'PERCENT_OVER_100', 'Pollo 60 % | Arroz 50 %'],
        ['Croqueta (mm)', 'OUT_OF_RANGE', '7,55'],
      ])
      expect(await row('Ingredientes;Alimento para', ';Loro')).toEqual([
        ['Alimento para', 'WORD_UNKNOWN', 'Loro'],
      ])
      expect(await row('Ingredientes;Proteína (%)', ';')).toEqual([
        ['Ingredientes', 'REQUIRED', ''],
        ['Proteína (%)', 'REQUIRED', ''],
      ])
      expect(await row('Ingredientes', 'x'.repeat(500))).toEqual([
        ['Ingredientes', 'TOO_LONG', 'x'.repeat(200)],
      ])
      expect(await row('Desde meses', '12')).toEqual([['Hasta meses', 'ROWS_NOT_RISING', '']])
      expect(await row('Ración (g al día)', 'Meses: 2 / 6 | 5 kg: 95')).toEqual([
        ['Ración (g al día)', 'RATION_UNREADABLE', 'Meses: 2 / 6 | 5 kg: 95'],
      ])
      expect(await row('Ración (g al día)', '5 kg: 95 | 2 kg: 60')).toEqual([
        ['Ración (g al día)', 'ROWS_NOT_RISING', '5 kg: 95 | 2 kg: 60'],
      ])
      expect(await row('Contenido de la caja', 'Pastilla: 4')).toEqual([
        ['Contenido de la caja', 'FACTS_OF_OTHER_KIND', 'Pastilla: 4'],
      ])
      expect(await row('Qué es;Contenido de la caja', 'Alimento;Pastilla: 4')).toEqual([
        ['Contenido de la caja', 'FACTS_OF_OTHER_KIND', 'Pastilla: 4'],
      ])
      expect(await row('Condición de venta', 'Receta')).toEqual([
        ['Condición de venta', 'FACTS_OF_OTHER_KIND', ''],
      ])
      expect(await storedUnits('F-BAD')).toEqual(kept)
      expect(await query("SELECT price FROM products WHERE sku = 'F-BAD'")).toEqual([{ price: 9990 }])

      const fluid = 'SKU;Nombre;Precio;Contenido del envase\nF-NEW;Aceite;9990;4 galones\n'
      expect(await refusedOf(fluid)).toEqual([['Contenido del envase', 'UNIT_UNKNOWN', '4 galones']])
      // Of a new food all is said that a food has, whether there is a column or not.
      const food0 = 'SKU;Nombre;Precio;Ingredientes\nF-NEW;Croquetas;9990;Pollo, arroz\n'
      expect((await refusedOf(food0)).map(([column, code]) => [column, code])).toEqual(
        ['Alimento para', 'Alimento completo', ...analysis.split(';')].map((name) => [name, 'REQUIRED']),
      )
      expect(await query("SELECT FROM products WHERE sku = 'F-NEW'")).toEqual([])
    })

    test('makes another thing of a product where it says so, a medicine among them', async () => {
      await bring(`${base};${foodColumns}\nF-OTHER;Croquetas;9990;Perros;${food}\n`)
      const part = 'SKU;Qué es;Contenido de la caja\nF-OTHER;Repuesto;Pastilla: 4\n'
      expect(await bring(part)).toMatchObject({ cambiados: 1, rechazados: 0 })
      expect(await factsOf('F-OTHER')).toMatchObject({
        tipo: 'part',
        repuesto: { torque: [], posicion: null },
      })
      const medicine =
        'SKU;Qué es;Contenido de la caja;Condición de venta;Animal hasta (kg)\nF-OTHER;;;Receta;10\n'
      expect(await bring(medicine)).toMatchObject({ cambiados: 1, rechazados: 0 })
      expect(await productOf('F-OTHER')).toMatchObject({
        ficha: null,
        medicamento: { condicion_venta: 'prescription', peso: { desde_kg: 0, hasta_kg: 10 } },
      })
      expect(await refusedOf('SKU;Animal desde (kg)\nF-OTHER;12\n')).toEqual([
        ['Animal hasta (kg)', 'ROWS_NOT_RISING', '10'],
      ])
      expect(await refusedOf(part)).toEqual([['Qué es', 'FACTS_OF_OTHER_KIND', '']])
      const gone = 'SKU;Condición de venta;Animal desde (kg);Animal hasta (kg)\nF-OTHER;;;\n'
      expect(await bring(gone)).toMatchObject({ cambiados: 1 })
      expect(await bring(part)).toMatchObject({ cambiados: 1 })
      expect(await factsOf('F-OTHER')).toMatchObject({ tipo: 'part' })
    })
  })

  test('whose columns somebody chose is read so the next time', async () => {
    const text = 'Codigo raro,Nombre\nM-1,Pelota\n'
    const first = await upload(text)
    expect(first.columnas).toEqual([null, 'name'])
    await check({ ...first, columnas: ['sku', 'name'] })
    expect((await upload(text)).columnas).toEqual(['sku', 'name'])
  })

  test('whose offer ends before it begins, or holds zeros, is refused in that row alone', async () => {
    const columns = 'SKU;Nombre;Precio;Precio oferta;Oferta desde;Oferta hasta;Categorías'
    const text = `${columns}\nF-1;Un día;900;500;2026-12-01;2026-12-01;Perros\nF-2;Al revés;900;500;02-12-2026;01-12-2026;\nF-3;Ce\0ro;9.5\0;;;;=1\n`
    const read = await upload(text)
    expect(read.muestra[2]?.[1]).toBe('Cero')
    const checked = await check(read)
    expect(checked).toMatchObject({ estado: 'revisada', nuevos: 1, rechazados: 2 })
    expect(await apply(checked)).toMatchObject({ estado: 'aplicada', nuevos: 1, rechazados: 2 })
    const moments = await query(
      "SELECT starts_at, ends_at FROM product_offers o JOIN products p ON p.id = o.product_id WHERE sku = 'F-1'",
    )
    expect(moments).toEqual([
      { starts_at: new Date('2026-12-01T03:00:00Z'), ends_at: new Date('2026-12-02T03:00:00Z') },
    ])
    const id_importacion = String(checked.id_importacion)
    const { csv } = (await eva.get('staff/filas-rechazadas', { id_importacion })).json()
    expect(csv).toContain(`"F-3","Cero","9.5","","","","'=1"`)
    // What came out of this file comes in as it did the first time.
    const again = await check(await upload(csv))
    const { csv: out } = (
      await eva.get('staff/filas-rechazadas', { id_importacion: String(again.id_importacion) })
    ).json()
    expect(out).toContain(`"F-3","Cero","9.5","","","","'=1"`)
  })

  test('that cannot be read says so', async () => {
    const workbook = await workbookOf(`${header}\n${lines(50, 'W').join('\n')}`)
    expect(await upload(workbook.subarray(0, workbook.length - 600))).toMatchObject({
      ...{ estado: 'fallida', falla: { codigo: 'BROKEN' } },
    })
    expect(await upload('\n\n')).toMatchObject({
      estado: 'fallida',
      falla: { codigo: 'EMPTY', fila: null },
    })
    const open = await upload('SKU,Nombre\nA,"sin fin\n')
    expect(open).toMatchObject({ estado: 'fallida', falla: { codigo: 'BROKEN', fila: 2 } })
  })
})

describe('a file that links products', () => {
  const columns = 'SKU;Nombre;Precio;Categorías;Relacionados;Análogos'
  const linksOf = async (sku: string) => {
    const rows = await query<{ kind: string; sku: string }>(
      `SELECT l.kind, o.sku FROM product_links l JOIN products p ON p.id = l.product_id
       JOIN products o ON o.id = l.linked_id WHERE p.sku = $1 ORDER BY l.kind DESC, l.position`,
      [sku],
    )
    return rows.map(({ kind, sku: other }) => `${kind} ${other}`)
  }
  const text = `${columns}\nE-1;Uno;900;Perros;E-2 | E-3;\nE-2;Dos;900;Perros;E-1, E-2;E-3\nE-3;Tres;900;Perros;;E-nada, E-1\n`
  const codes = async ({ id_importacion }: Import) =>
    (await eva.get('staff/errores-importacion', { id_importacion: String(id_importacion) })).json()

  test('may name those further down, leaves out what there is none of, and comes in the same again', async () => {
    const checked = await check(await upload(text))
    expect(checked).toMatchObject({ nuevos: 3, errores: 1, rechazados: 0 })
    const unknown = [{ fila: 4, columna: 'Análogos', codigo: 'LINKED_UNKNOWN', valor: 'E-nada' }]
    expect(await codes(checked)).toMatchObject(unknown)
    const done = await apply(checked)
    expect(done).toMatchObject({ nuevos: 3, cambiados: 0, iguales: 0, errores: 1 })
    expect(await codes(done)).toMatchObject(unknown)
    expect(await linksOf('E-1')).toEqual(['related E-2', 'related E-3'])
    expect(await linksOf('E-2')).toEqual(['related E-1', 'analogue E-3'])
    expect(await linksOf('E-3')).toEqual(['analogue E-1'])
    expect(await bring(text)).toMatchObject({ nuevos: 0, cambiados: 0, iguales: 3, errores: 1 })
  })

  test('counts as changed what links to products of its own, in the check as well, and can be undone', async () => {
    await bring(`${columns}\nE-4;Cuatro;900;Perros;;\n`)
    const more = `${columns}\nE-4;Cuatro;900;Perros;E-5 | E-6;\nE-5;Cinco;900;Perros;;\nE-6;Seis;900;Perros;E-4;\n`
    const checked = await check(await upload(more))
    expect(checked).toMatchObject({ nuevos: 2, cambiados: 1, iguales: 0 })
    expect(await apply(checked)).toMatchObject({ nuevos: 2, cambiados: 1, iguales: 0 })
    expect(await linksOf('E-4')).toEqual(['related E-5', 'related E-6'])
    const [row] = await query<{ id: number; version: number }>(
      "SELECT id, version FROM products WHERE sku = 'E-4'",
    )
    expect(row?.version).toBe(2)
    const history = (await eva.get('staff/historial-producto', { id_producto: String(row?.id) })).json()
    const { id_cambio } = history[0]
    await eva.post('staff/deshacer-producto', { id_producto: row?.id, id_cambio })
    expect(await linksOf('E-4')).toEqual([])
    // Without the columns they stay; with an empty cell they go.
    expect(await bring('SKU;Precio\nE-6;900\n')).toMatchObject({ iguales: 1 })
    expect(await bring('SKU;Relacionados\nE-6;\n')).toMatchObject({ cambiados: 1 })
    expect(await linksOf('E-6')).toEqual([])
  })

  test('leaves what stands where a cell names no product that there is, and says so', async () => {
    await bring(text.replaceAll('E-', 'ES-'))
    const wrong = `${columns}\nES-1;Uno;900;Perros;Rojo | Azul;\nES-2;Dos;900;Perros;ES-1, Rojo;ES-2 | Azul\n`
    const done = await bring(wrong)
    expect(done).toMatchObject({ cambiados: 0, iguales: 2, errores: 4 })
    expect(await codes(done)).toMatchObject(Array(4).fill({ codigo: 'LINKED_UNKNOWN' }))
    expect(await linksOf('ES-1')).toEqual(['related ES-2', 'related ES-3'])
    expect(await linksOf('ES-2')).toEqual(['related ES-1', 'analogue ES-3'])
  })

  test('goes on where it was killed before its end', async () => {
    const row = await check(await upload(text.replaceAll('E-', 'EK-')))
    await post('staff/aplicar-importacion', { id_importacion: row.id_importacion })
    const killed = () => {
      throw new Error('killed')
    }
    await expect(runNextImport(shop.database, { onBatch: killed })).rejects.toThrow('killed')
    expect(await linksOf('EK-1')).toEqual([])
    await query('UPDATE imports SET worker_until = now() WHERE id = $1', [row.id_importacion])
    await work()
    expect(await find(row.id_importacion)).toMatchObject({ estado: 'aplicada', nuevos: 3, errores: 1 })
    expect(await linksOf('EK-1')).toEqual(['related EK-2', 'related EK-3'])
    expect(await query('SELECT FROM import_links')).toEqual([])
  })
})

describe('a file of fitment', () => {
  const fits = (sku: string) =>
    query(
      `SELECT v.model, v.engine, w.year_from AS "from", w.year_to AS "to",
         (SELECT string_agg(c.text, ', ' ORDER BY c.position) FROM fitment_conditions c
          WHERE c.product_id = p.id AND c.vehicle_id = v.id) AS condition
       FROM products p JOIN product_vehicles w ON w.product_id = p.id JOIN vehicles v ON v.id = w.vehicle_id
       WHERE p.sku = $1 ORDER BY v.model, v.engine`,
      [sku],
    )
  const known = (table: string) => `${table.trim().replaceAll(/^ +/gm, '')}\n`

  test('says what parts fit, twice the same, refuses what it cannot map, and can be undone', async () => {
    await query(`INSERT INTO vehicles (make, model, engine, year_from, year_to) VALUES
      ('Zeta', 'Uno', '1.6', 2010, 2014), ('Zeta', 'Uno', '2.0', 2010, 2014), ('Zeta', 'Dos', '1.6', 2015, 2020)`)
    await bring(`${header}\nZ-1;Pastilla;900;;Perros;1\n`)
    const text = known(`SKU;Marca;Modelo;Desde;Hasta;Motor;Posición
      Z-1;Zeta;Uno;2012;2014;1.6;Delantero
      Z-1;Zeta;Uno;2012;2014;1.6;Trasero
      Z-1;ZETA;dos;;;;
      Z-1;Zeta;Tres;;;;
      Z-9;Zeta;Uno;;;;`)
    const done = await bring(text)
    expect(done).toMatchObject({ formato: 'vehiculos', filas: 5, nuevos: 3, cambiados: 0, rechazados: 2 })
    expect(await fits('Z-1')).toEqual([
      { model: 'Dos', engine: '1.6', from: null, to: null, condition: null },
      { model: 'Uno', engine: '1.6', from: 2012, to: 2014, condition: 'Delantero o Trasero' },
    ])
    const errors = await eva.get('staff/errores-importacion', { id_importacion: String(done.id_importacion) })
    expect(errors.json()).toMatchObject([
      { fila: 5, columna: 'Modelo', codigo: 'VEHICLE_UNKNOWN', valor: 'Zeta Tres' },
      { fila: 6, columna: 'SKU', codigo: 'SKU_UNKNOWN', valor: 'Z-9' },
    ])
    expect(await bring(text)).toMatchObject({ nuevos: 0, cambiados: 0, iguales: 3, rechazados: 2 })

    const taken = await bring(
      known(`SKU;Marca;Modelo;Año;Acción
      Z-1;Zeta;Dos;;D
      Z-1;Zeta;Uno;;`),
    )
    expect(taken).toMatchObject({ nuevos: 1, cambiados: 1 })
    expect(await fits('Z-1')).toEqual([
      { model: 'Uno', engine: '1.6', from: null, to: null, condition: null },
      { model: 'Uno', engine: '2.0', from: null, to: null, condition: null },
    ])
    const [product] = await query<{ id: number; fitment: string; version: number }>(
      "SELECT id, fitment, version FROM products WHERE sku = 'Z-1'",
    )
    expect(product).toMatchObject({ fitment: 'some', version: 3 })
    const id_producto = String(product?.id)
    const history = (await eva.get('staff/historial-producto', { id_producto })).json()
    const { id_cambio } = history[0]
    const undone = await eva.post('staff/deshacer-producto', { id_producto: product?.id, id_cambio })
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await fits('Z-1')).toMatchObject([
      { model: 'Dos' },
      { model: 'Uno', condition: 'Delantero o Trasero' },
    ])
  })

  test('that is an ACES is read as one', async () => {
    await bring(`${header}\nZ-2;Disco;900;;Perros;1\n`)
    const done = await bring(
      '<ACES version="4.2"><App action="A" id="1"><Years from="2011" to="2011"/><Make id="1">Zeta</Make><Model id="2">Uno</Model><Part>Z-2</Part></App><App action="A" id="2"><BaseVehicle id="7"/><Part>Z-2</Part></App></ACES>',
    )
    expect(done).toMatchObject({ formato: 'vehiculos', filas: 2, nuevos: 1, rechazados: 1 })
    expect(await fits('Z-2')).toMatchObject([
      { engine: '1.6', from: 2011, to: 2011 },
      { engine: '2.0', from: 2011, to: 2011 },
    ])
  })
})

test('what was taken out before an import brings products back as they stood, but for their units', async () => {
  const [{ branch } = { branch: '' }] = await query<{ branch: string }>(
    'SELECT name AS branch FROM branches ORDER BY id LIMIT 1',
  )
  const plain = 'SKU;Nombre;Precio;Marca;Categorías;Descripción corta;Etiquetas;Características'
  const made = await bring(
    `${plain};Stock: ${branch}\nB-1;Arnés;9990;Huella;Perros;Para paseos;paseo | cuero;Color: rojo;4\nB-2;Bozal;5990;Huella;Perros;;;;2\n`,
  )
  expect(made).toMatchObject({ nuevos: 2, rechazados: 0 })
  const before = await takeOut()
  const changed = `${plain};Precio oferta;Publicado;Stock: ${branch}\nB-1;Otra cosa;19990;Marca nueva;Gatos;;;;15990;No;40\nB-2;Bozal;5990;Huella;Perros;De nylon;perro;Talla: M;;Sí;2\n`
  expect(await bring(changed)).toMatchObject({ cambiados: 2, rechazados: 0 })
  expect(await takeOut()).not.toBe(before)

  expect(await bring(before)).toMatchObject({ cambiados: 2, rechazados: 0 })
  const stands = await query<{ sku: string; stock: number }>(
    "SELECT sku, stock FROM products WHERE sku IN ('B-1', 'B-2') ORDER BY sku",
  )
  expect(stands).toEqual([
    { sku: 'B-1', stock: 40 },
    { sku: 'B-2', stock: 2 },
  ])
  await query(`UPDATE stock SET quantity = 4 WHERE branch_id = (SELECT min(id) FROM branches)
    AND product_id = (SELECT id FROM products WHERE sku = 'B-1')`)
  expect(await takeOut()).toBe(before)
})

test('what is exported imports again as the same', async () => {
  const text = await takeOut()
  const [row] = await query<{ count: number }>('SELECT count(*)::int AS count FROM products')
  const checked = await check(await upload(text))
  expect(checked).toMatchObject({ nuevos: 0, cambiados: 0, rechazados: 0, iguales: row?.count })

  const workbook = await eva.get('staff/exportar-productos-xlsx')
  expect(workbook.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="productos.xlsx"',
    'cache-control': 'no-store',
  })
  // What both tables say alike comes to the same.
  const read = async ({ header, rows }: Table) => ({
    header,
    cells: (await Readable.from(rows).toArray()).map(({ cells }: TableRow) => cells),
  })
  const inBoth = [await xlsxTable(() => of(workbook.rawPayload)), await csvTable(() => of(Buffer.from(text)))]
  const [written, spoken] = await Promise.all(inBoth.map(read))
  expect(written).toEqual(spoken)
})
