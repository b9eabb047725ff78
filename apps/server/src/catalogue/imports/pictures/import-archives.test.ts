import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { besideWriter } from '#testing/database/waiting-for-locks.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { zipOf } from '#testing/zip-of.ts'
import { header, type Import, importing } from '../test-importing.ts'

let shop: TestShop
let eva: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  eva = await testSignedIn(shop, { role: 'manager', name: 'Eva' })
})
afterAll(() => shop?.close())

const { query, post, upload, work, find, check, apply } = importing(() => ({ shop, eva }))

describe('a ZIP of pictures', () => {
  let uploadId = '00000000-0000-4000-8000-000000000000'
  const announce = async (row: Import, bytes: number) => {
    const reply = await eva.post('staff/anunciar-fotos-importacion', {
      ...{ id_importacion: row.id_importacion, archivo: 'fotos.zip', bytes },
    })
    uploadId = reply.json().fotos?.id_subida ?? uploadId
    return reply
  }
  const send = (row: Import, bytes: Buffer, { posicion = 0, id_subida = uploadId } = {}) =>
    eva.post('staff/subir-fotos-importacion', {
      ...{ id_importacion: row.id_importacion, id_subida, posicion, trozo: bytes.toString('base64') },
    })
  const zip = zipOf([{ name: 'uno.png', bytes: Buffer.from('uno') }])
  const codes = async (row: Import) =>
    (await eva.get('staff/errores-importacion', { id_importacion: String(row.id_importacion) }))
      .json()
      .map(({ codigo, valor }: { codigo: string; valor: string }) => `${codigo} ${valor}`)

  test('comes beside a file that is not applied yet, and the check says what it has not', async () => {
    const row = await upload('SKU,Nombre,Precio,Imágenes\nX-1,Uno,900,"uno.png,dos.png"\n')
    expect((await send(row, zip)).json().error).toBe('NOT_FOUND')
    expect((await announce(row, zip.length)).json().fotos).toMatchObject({ imagenes: null })
    const { id_importacion, formato, columnas } = row
    const asked = { id_importacion, formato, columnas }
    expect((await eva.post('staff/revisar-importacion', asked)).json().error).toBe('ARCHIVE_INCOMPLETE')
    expect((await send(row, zip.subarray(1))).json().fields).toEqual({ trozo: 'FIELD_INVALID' })
    expect((await send(row, zip, { posicion: 1 })).json().fields).toEqual({ trozo: 'FIELD_INVALID' })
    expect((await send(row, zip)).json().fotos).toEqual({
      ...{ id_subida: uploadId, archivo: 'fotos.zip', bytes: zip.length, imagenes: 1 },
    })
    expect((await send(row, zip)).json().error).toBe('IMPORT_BUSY')
    const checked = await check(row)
    expect(checked).toMatchObject({ nuevos: 1, rechazados: 0, errores: 1 })
    expect(await codes(checked)).toEqual(['PICTURE_MISSING dos.png'])
  })

  test('that was broken off can be taken away, which the log keeps, and the file goes on', async () => {
    const row = await upload(`${header}\nX-4,Cuatro,900;;;\n`)
    const remove = () => eva.post('staff/quitar-fotos-importacion', { id_importacion: row.id_importacion })
    expect((await remove()).json().error).toBe('NOT_FOUND')
    await announce(row, zip.length)
    expect((await remove()).json()).toMatchObject({ estado: 'lista', fotos: null })
    const note = "SELECT actor, subject FROM staff_actions WHERE action = 'importacion-fotos-quitadas'"
    expect(await query(note)).toEqual([{ actor: 'Eva', subject: 'productos.csv' }])
    await announce(row, zip.length)
    await send(row, zip)
    const checked = await check(row)
    await post('staff/aplicar-importacion', { id_importacion: row.id_importacion })
    expect((await remove()).json().error).toBe('IMPORT_BUSY')
    await work()
    expect(await find(checked.id_importacion)).toMatchObject({ estado: 'aplicada' })
  })

  test('that is replaced while a piece of it comes takes that piece no more', async () => {
    const row = await upload(`${header}\nX-3,Tres,900;;;\n`)
    await announce(row, zip.length)
    const announced = `SELECT FROM imports WHERE id = ${row.id_importacion} FOR UPDATE;
      DELETE FROM import_archives WHERE import_id = ${row.id_importacion};
      INSERT INTO import_archives (import_id, file_name, bytes)
        VALUES (${row.id_importacion}, 'otras.zip', ${zip.length})`
    const late = await besideWriter(shop.database, announced, () => send(row, zip))
    expect(late.json().error).toBe('ARCHIVE_REPLACED')
    const kept = 'SELECT FROM import_archive_pieces WHERE import_id = $1'
    expect(await query(kept, [row.id_importacion])).toEqual([])
  })

  test('that is none is refused and forgotten, and none comes once the file is applied', async () => {
    const row = await upload(`${header}\nX-2,Dos,900;;;\n`)
    const none = Buffer.from('SKU,Nombre')
    await announce(row, none.length)
    expect((await send(row, none)).json().error).toBe('ARCHIVE_UNREADABLE')
    const escaping = zipOf([{ name: '../uno.png', bytes: Buffer.from('uno') }])
    await announce(row, escaping.length)
    expect((await send(row, escaping)).json().error).toBe('ARCHIVE_UNREADABLE')
    expect((await find(row.id_importacion)).fotos).toBeNull()
    await apply(await check(row))
    expect((await announce(row, zip.length)).json().error).toBe('IMPORT_BUSY')
  })
})
