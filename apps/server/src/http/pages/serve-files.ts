import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Answers what stands under a path that ends with a slash with the files of a folder, compressed where they lie beside it so.
 * Files are sent by name: the library's own route reads the whole folder for each request and each form of a file, to see
 * whether it is spelled as there, which a system of files that tells letters apart need not be asked. Routes that send files
 * as these are go to `others`.
 */
export async function serveFiles(
  app: FastifyInstance,
  path: `/${string}/`,
  options: Pick<FastifyStaticOptions, 'root' | 'setHeaders'>,
  others: (files: FastifyInstance) => void = () => undefined,
): Promise<void> {
  await app.register(async (files) => {
    await files.register(staticFiles, {
      ...options,
      serve: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
    })
    files.get<{ Params: { '*': string } }>(`${path}*`, (request, reply) =>
      reply.sendFile(request.params['*']),
    )
    others(files)
  })
}
