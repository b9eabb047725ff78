import type { FastifyInstance } from 'fastify'
import type { Inbox, ReceivedMail } from './inbox.ts'
import { escapeHtml, page } from './page.ts'

/** The pages to read what was sent, and the same as JSON for tests. */
export async function inboxPage(app: FastifyInstance, { inbox }: { inbox: Inbox }): Promise<void> {
  const html = 'text/html; charset=utf-8'
  const plain = 'text/plain; charset=utf-8'

  const mailOf = (params: unknown) => inbox.find(Number((params as { id?: string }).id))

  app.get('/', (_request, reply) => reply.redirect('/correos'))
  app.get('/correos', (_request, reply) => reply.type(html).send(listPage(inbox.list())))
  app.get('/correos.json', (_request, reply) => reply.send(inbox.list()))
  app.delete('/correos.json', (_request, reply) => {
    inbox.clear()
    return reply.code(204).send()
  })
  app.get('/correos/:id', (request, reply) => {
    const mail = mailOf(request.params)
    return mail ? reply.type(html).send(mailPage(mail)) : reply.callNotFound()
  })
  app.get('/correos/:id/html', (request, reply) => {
    const mail = mailOf(request.params)
    // What came by mail is nobody's to trust: no script, whatever opens it.
    return mail
      ? reply.header('content-security-policy', 'sandbox allow-popups').type(html).send(mail.html)
      : reply.callNotFound()
  })
  app.get('/correos/:id/text', (request, reply) => {
    const mail = mailOf(request.params)
    return mail ? reply.type(plain).send(mail.text) : reply.callNotFound()
  })
  app.get('/correos/:id/raw', (request, reply) => {
    const mail = mailOf(request.params)
    return mail ? reply.type(plain).send(mail.raw) : reply.callNotFound()
  })
}

function listPage(mails: ReceivedMail[]): string {
  const rows = mails.map(
    ({ id, receivedAt, to, subject }) =>
      `<tr><td>${escapeHtml(receivedAt.slice(11, 19))}</td><td>${escapeHtml(to.join(', '))}</td><td><a href="/correos/${id}">${escapeHtml(subject)}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th>UTC</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page('Inbox', mails.length > 0 ? table : '<p>Nothing was sent yet. Reload to look again.</p>')
}

function mailPage({ id, from, to, replyTo, subject, text }: ReceivedMail): string {
  return page(
    subject,
    `<p><a href="/correos">All mails</a> · <a href="/correos/${id}/html">HTML</a> · <a href="/correos/${id}/text">Text</a> · <a href="/correos/${id}/raw">Raw</a></p>
<p>From ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}${replyTo ? `, replies to ${escapeHtml(replyTo)}` : ''}</p>
<iframe sandbox="allow-popups" src="/correos/${id}/html" title="The mail"></iframe>
<h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  )
}
