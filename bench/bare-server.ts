import fastify from 'fastify'

/** What a reply of the shop looked like, to be sent again by a server that does nothing else. */
export type RecordedReply = {
  path: string
  headers: Record<string, string>
  /** Base64. */
  body: string
}

/** A bare Fastify on a free port that sends recorded bytes: the yardstick for reads. */
process.once('message', async (replies: RecordedReply[]) => {
  const app = fastify()
  const byPath = new Map(
    replies.map((each) => [each.path, { ...each, body: Buffer.from(each.body, 'base64') }]),
  )
  app.get('/*', (request, reply) => {
    const recorded = byPath.get(request.url)
    if (!recorded) return reply.code(404).send()
    return reply.headers(recorded.headers).send(recorded.body)
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
})

process.once('disconnect', () => process.exit())
