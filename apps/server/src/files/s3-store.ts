import { Readable } from 'node:stream'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import type { FileStore, S3Settings } from './file-store.ts'

const connectingMs = 3000
/** How long the store may say nothing. */
const silenceMs = 30_000
/** What is streamed goes up in parts of so many bytes, two at once: of 10,000 parts at most, 160 GB. */
const partBytes = 16 * 1024 * 1024

/** Keeps files in a bucket of S3 or of what speaks as it does. `prefix` is empty or ends with a slash. */
export function s3Store({
  bucket,
  prefix,
  settings,
  silence = silenceMs,
}: {
  bucket: string
  prefix: string
  settings: S3Settings
  /** In milliseconds. */
  silence?: number
}): FileStore {
  // Loaded where a bucket is asked for: most shops keep a folder.
  let opening: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const reach = () => {
    opening ??= connect(settings, silence)
    return opening
  }
  const keyOf = (path: string) => ({ Bucket: bucket, Key: `${prefix}${path}` })

  async function get(path: string): Promise<GetObjectCommandOutput['Body'] | null> {
    const { sdk, client } = await reach()
    try {
      return (await client.send(new sdk.GetObjectCommand(keyOf(path)))).Body ?? null
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null
      throw error
    }
  }

  return {
    async write(path, bytes) {
      const { sdk, client } = await reach()
      if (!(bytes instanceof Readable)) {
        await client.send(new sdk.PutObjectCommand({ ...keyOf(path), Body: bytes }))
        return
      }
      const { Upload } = await import('@aws-sdk/lib-storage')
      const params = { ...keyOf(path), Body: bytes }
      // Parts that went up before a stream failed are taken away again.
      await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done()
    },
    async read(path) {
      const body = await get(path)
      return body ? Buffer.from(await body.transformToByteArray()) : null
    },
    open: async (path) => (await get(path)) as Readable | null,
    async has(path) {
      const { sdk, client } = await reach()
      try {
        await client.send(new sdk.HeadObjectCommand(keyOf(path)))
        return true
      } catch (error) {
        if (error instanceof sdk.NotFound) return false
        throw error
      }
    },
    async *list() {
      const { sdk, client } = await reach()
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          yield { path: Key.slice(prefix.length), bytes: Size }
    },
    async remove(path) {
      const { sdk, client } = await reach()
      await client.send(new sdk.DeleteObjectCommand(keyOf(path)))
    },
  }
}

async function connect({ endpoint, region, keyId, secret }: S3Settings, silence: number) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    ...(region && { region }),
    // A bucket stands in the path of what is not Amazon's: its name has no certificate there.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keyId && secret && { credentials: { accessKeyId: keyId, secretAccessKey: secret } }),
    // Its `requestTimeout` only warns.
    requestHandler: { connectionTimeout: connectingMs, socketTimeout: silence },
    // Others know no checksums but those that the protocol wants.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}
