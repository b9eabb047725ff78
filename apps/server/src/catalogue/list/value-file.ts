import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { DefaultSerializer, Deserializer, deserialize, serialize } from 'node:v8'

type Numbers = Int32Array | Uint16Array | Uint8Array
const kinds = [Int32Array, Uint16Array, Uint8Array]

/** The value in V8's format, arrays of numbers by their places alone, and which these are: their kind and their length. */
type Head = { value: Buffer; arrays: [kind: number, length: number][] }

const headLengthBytes = 4
/** No system takes more arrays than 1,024 at once. */
const mostAtOnce = 500
const readAtOnce = 1 << 20

/**
 * Writes a value, what V8 can copy, in which arrays of numbers stand as they stand in memory; others are answered in between.
 * The SHA-256 of all that was written. Throws what writing throws.
 */
export async function writeValue(path: string, value: unknown): Promise<string> {
  const arrays: Numbers[] = []
  const serializer = new WithoutArrays(arrays)
  serializer.writeHeader()
  serializer.writeValue(value)
  const head: Head = {
    value: serializer.releaseBuffer(),
    arrays: arrays.map((each) => [kinds.findIndex((kind) => each instanceof kind), each.length]),
  }
  const headBytes = serialize(head)
  const headLength = Buffer.alloc(headLengthBytes)
  headLength.writeUInt32LE(headBytes.length)
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  try {
    for (const some of inGroups([headLength, headBytes, ...arrays])) {
      for (const each of some) hash.update(each)
      const { bytesWritten } = await file.writev(some)
      if (bytesWritten !== lengthOf(some)) throw new Error(`${path} was not written whole`)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/**
 * Reads what `writeValue` wrote; null where `isKnown` denies the SHA-256 of the whole file, which is asked before anything in it
 * is interpreted. Each array has memory of its own. Throws what reading throws, ENOENT too.
 */
export async function readValue(
  path: string,
  isKnown: (digest: string) => Promise<boolean>,
): Promise<unknown> {
  const file = await open(path)
  try {
    if (!(await isKnown(await digestOf(file)))) return null
    const headLength = await filled(file, Buffer.alloc(headLengthBytes), 0)
    const headBytes = await filled(file, Buffer.alloc(headLength.readUInt32LE()), headLengthBytes)
    const head: Head = deserialize(headBytes)
    const arrays = head.arrays.map(([kind, length]) => new (kinds[kind] ?? Uint8Array)(length))
    let position = headLengthBytes + headBytes.length
    for (const some of inGroups(arrays)) position += (await file.readv(some, position)).bytesRead
    const deserializer = new WithArrays(head.value, arrays)
    deserializer.readHeader()
    return deserializer.readValue()
  } finally {
    await file.close()
  }
}

/** Whether `isKnown` says yes of the SHA-256 of a file, of which nothing else is read. Throws what reading throws, ENOENT too. */
export async function isKnownFile(
  path: string,
  isKnown: (digest: string) => Promise<boolean>,
): Promise<boolean> {
  const file = await open(path)
  try {
    return await isKnown(await digestOf(file))
  } finally {
    await file.close()
  }
}

async function digestOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  const whole = file.createReadStream({ start: 0, autoClose: false, highWaterMark: readAtOnce })
  for await (const bytes of whole) hash.update(bytes)
  return hash.digest('hex')
}

class WithoutArrays extends DefaultSerializer {
  readonly #arrays: Numbers[]

  constructor(arrays: Numbers[]) {
    super()
    this.#arrays = arrays
  }

  /** V8's name for what is left to us: the default one leaves arrays of numbers. */
  _writeHostObject(array: Numbers): void {
    this.writeUint32(this.#arrays.push(array) - 1)
  }
}

class WithArrays extends Deserializer {
  readonly #arrays: readonly Numbers[]

  constructor(value: Buffer, arrays: readonly Numbers[]) {
    super(value)
    this.#arrays = arrays
  }

  _readHostObject(): Numbers | undefined {
    return this.#arrays[this.readUint32()]
  }
}

async function filled(file: FileHandle, bytes: Buffer, position: number): Promise<Buffer> {
  await file.read(bytes, 0, bytes.length, position)
  return bytes
}

const lengthOf = (arrays: readonly NodeJS.ArrayBufferView[]) =>
  arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)

const inGroups = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, at) =>
    all.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  )
