import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isStillPdf } from './still-pdf.ts'

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((each) => Buffer.from(each as string)),
    Buffer.from('\n%%EOF\n'),
  ])
const packed = (content: string, dictionary = '/Type /ObjStm /Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} >>\nstream\n`),
    deflateSync(content),
    Buffer.from('\nendstream\nendobj\n'),
  ])

describe('a PDF', () => {
  test('is taken where it only shows something', () => {
    expect(isStillPdf(pdf('1 0 obj\n<< /Type /Catalog /OpenAction [3 0 R /Fit] >>\nendobj'))).toBe(true)
    expect(isStillPdf(pdf(packed('1 0 << /Type /Pages /Kids [3 0 R] >>')))).toBe(true)
    // Packed content is no name, whatever letters come together in it.
    const picture = '7 0 obj\n<< /Subtype /Image /Filter /DCTDecode >>\nstream\nab /JS cd\nendstream\nendobj'
    expect(isStillPdf(pdf(picture))).toBe(true)
  })

  test('is taken where it is signed, and what was packed stands behind the signature', () => {
    const signature =
      '9 0 obj\n<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <00> >>\nendobj\n'
    expect(isStillPdf(pdf(signature, packed('1 0 << /Type /Catalog >>')))).toBe(true)
    expect(isStillPdf(pdf(signature, packed('1 0 << /JS 4 0 R >>')))).toBe(false)
  })

  test.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script by a short name', '<< /JS 4 0 R >>'],
    ['a script by an escaped name', '<< /S /J#61va#53cript >>'],
    ['a program', '<< /S /Launch/F (cmd.exe) >>'],
    ['another file', '<< /Names << /EmbeddedFiles 4 0 R >> >>'],
    ['a password', 'trailer << /Encrypt 9 0 R >>'],
    ['a script of a film', '<< /S /Rendition >>'],
    ['a form with scripts of its own', '<< /AcroForm << /XFA 4 0 R >> >>'],
    [
      'a program between two comments that name a stream',
      '%stream\n1 0 obj << /S /Launch/F (cmd.exe) >> endobj\n%endstream\n',
    ],
    [
      'packed objects behind words that name a stream',
      packed('1 0 << /JS 4 0 R >>', '/X (stream) /Type /ObjStm /Filter /FlateDecode'),
    ],
    [
      'packed objects behind words that begin a stream',
      packed('1 0 << /JS 4 0 R >>', '/X (stream\n) /Type /ObjStm /Filter /FlateDecode'),
    ],
    [
      'packed objects after words that nothing begins',
      packed('1 0 << /JS 4 0 R >>', '/Type /ObjStm /Filter /FlateDecode')
        .toString('latin1')
        .replace('stream\n', 'stream \n'),
    ],
    ['packed objects without an end', '5 0 obj << /Type /ObjStm /Length 9 >>\nstream\n4 0 <<>>'],
    ['objects packed as another object says', packed('1 0 << /JS 4 0 R >>', '/Type /ObjStm /Filter 9 0 R')],
    [
      'objects packed as another object says, behind a signature',
      packed(
        '1 0 << /JS 4 0 R >>',
        '/Filter /Adobe.PPKLite >> endobj 6 0 obj << /Type /ObjStm /Filter 9 0 R',
      ),
    ],
    ['a script among packed objects', packed('1 0 << /S /JavaScript >>')],
    [
      'an escaped one among packed objects',
      packed('1 0 << /#4aS 4 0 R >>', '/Type /Obj#53tm /Filter /FlateDecode'),
    ],
    [
      'objects packed as nobody here unpacks',
      packed('x', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]'),
    ],
    [
      'objects that are no packed data',
      '5 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nabc\nendstream',
    ],
    ['objects that unpack to far more', packed(' '.repeat(33 * 1024 * 1024))],
  ])('is refused with %s', (_, object) => {
    expect(isStillPdf(pdf(object))).toBe(false)
  })

  test('is read through once, however often it begins what has no end', () => {
    for (const begin of ['stream\n', ' obj stream\n'])
      expect(isStillPdf(pdf(begin.repeat(300_000)))).toBe(true)
  })

  test('has a beginning and an end', () => {
    expect(isStillPdf(Buffer.from('%PDF-1.7 and no end'))).toBe(false)
    expect(isStillPdf(Buffer.from('GIF89a %%EOF'))).toBe(false)
  })
})
