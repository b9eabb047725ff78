import { Readable } from 'node:stream'
import { expect } from 'vitest'
import type { WireReply } from '#contract/wire-types.ts'
import { writeXlsx } from '#import/tables/write-xlsx.ts'
import type { TestShop } from '#testing/server/test-shop.ts'
import type { testSignedIn } from '#testing/server/test-staff.ts'
import { runNextImport } from './run-import.service.ts'

export type Import = WireReply<'staff/importacion'>

/** Who brings files in, and into which shop. */
export type Importer = { shop: TestShop; eva: Awaited<ReturnType<typeof testSignedIn>> }

export const header = 'SKU;Nombre;Precio;Marca;Categorías;Stock'

/** So many rows under `header`. */
export const lines = (count: number, code: string) =>
  Array.from(
    { length: count },
    (_, place) => `${code}-${place};Correa ${code} ${place};${1000 + place};Huella;Perros;3`,
  )

/** The same table as a workbook. */
export async function workbookOf(text: string): Promise<Buffer> {
  const [head = '', ...rows] = text.trim().split('\n')
  async function* pages() {
    yield rows.map((row) => row.split(';'))
  }
  return Buffer.concat(await Readable.from(writeXlsx('Hoja', head.split(';'), pages())).toArray())
}

/** What a test reads a file from. */
export async function* of(bytes: Uint8Array) {
  yield bytes
}

/** How files are brought in at the desk of a shop, which is open by the time that any of it is called. */
export function importing(by: () => Importer) {
  const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await by().shop.database.pool.query(text, values)).rows

  async function post(call: string, body: object): Promise<Import> {
    const reply = await by().eva.post(call, body)
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json()
  }

  /** Brought in pieces of so many bytes. */
  async function upload(content: string | Buffer, piece = 40_000): Promise<Import> {
    const bytes = Buffer.from(content)
    let row = await post('staff/crear-importacion', { archivo: 'productos.csv', bytes: bytes.length })
    for (let at = 0; at < bytes.length; at += piece) {
      const trozo = bytes.subarray(at, at + piece).toString('base64')
      row = await post('staff/subir-importacion', {
        ...{ id_importacion: row.id_importacion, posicion: at / piece, trozo },
      })
    }
    return row
  }

  const work = () => runNextImport(by().shop.database)
  const find = async (id: number): Promise<Import> =>
    (await by().eva.get('staff/importacion', { id_importacion: String(id) })).json()

  async function check(row: Import): Promise<Import> {
    const { id_importacion, formato, columnas } = row
    await post('staff/revisar-importacion', { id_importacion, formato, columnas })
    await work()
    return find(id_importacion)
  }

  async function apply(row: Import): Promise<Import> {
    await post('staff/aplicar-importacion', { id_importacion: row.id_importacion })
    await work()
    return find(row.id_importacion)
  }

  const bring = async (text: string) => apply(await check(await upload(text)))

  /** All products as the desk's file of them. */
  async function takeOut(): Promise<string> {
    let text = ''
    let after: number | null | undefined
    do {
      const page = await by().eva.get('staff/exportar-productos', after ? { sigue_a: String(after) } : {})
      text += page.json().csv
      after = page.json().sigue_a
    } while (after)
    return text
  }

  return { query, post, upload, work, find, check, apply, bring, takeOut }
}
