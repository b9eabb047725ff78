import { crc32, deflateRawSync } from 'node:zlib'

export type ZippedFile = {
  name: string
  bytes: Buffer
  /** What the ZIP says that it unpacks to, where that is not so. */
  says?: number
  /** Where the ZIP says that it stands, where that is not so. */
  at?: number
}

/** A ZIP of these files, as hostile as they say. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, bytes, says = bytes.length, at = offset } of files) {
    const data = deflateRawSync(bytes)
    const head = headOf({ crc: crc32(bytes), packed: data.length, says, name })
    parts.push(Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), head, Buffer.from(name), data]))
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), head, place, Buffer.from(name)]))
    offset += parts.at(-1)?.length ?? 0
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...list, end])
}

/** What stands of a file both before its bytes and in the list. */
function headOf({ crc, packed, says, name }: { crc: number; packed: number; says: number; name: string }) {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  // Names are UTF-8, bytes are deflated.
  head.writeUInt16LE(0x0800, 2)
  head.writeUInt16LE(8, 4)
  head.writeUInt32LE(crc, 10)
  head.writeUInt32LE(packed, 14)
  head.writeUInt32LE(says, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}
