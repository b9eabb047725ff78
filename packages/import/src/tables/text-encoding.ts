export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export type Chunks = AsyncIterable<Uint8Array>

/**
 * The encoding of a text: by its mark, by the zeros that UTF-16 has between Latin letters, else UTF-8 where every byte
 * of it is that. What is nothing of these is windows-1252, of which ISO-8859-1 is a part. Reads all of it, keeps nothing.
 */
export async function detectEncoding(chunks: Chunks): Promise<TextEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of chunks) {
      if (isFirst && chunk.length > 0) {
        const marked = encodingOfStart(chunk)
        if (marked) return marked
        isFirst = false
      }
      utf8.decode(chunk, { stream: true })
    }
    utf8.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function encodingOfStart(start: Uint8Array): TextEncoding | null {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [place, byte] of start.subarray(0, 512).entries()) {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  }
  const many = Math.min(512, start.length) / 4
  if ((zeros[1] ?? 0) > many) return 'utf-16le'
  return (zeros[0] ?? 0) > many ? 'utf-16be' : null
}

/** The text of it, piece by piece; without a byte order mark. */
export async function* decodeText(chunks: Chunks, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
