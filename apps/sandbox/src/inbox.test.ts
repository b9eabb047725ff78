import fastify from 'fastify'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { startInbox } from './inbox.ts'
import { inboxPage } from './inbox-page.ts'

test('what is sent is kept up to so many, read as a page and as JSON, and nothing in it runs', async () => {
  const inbox = await startInbox({ keep: 2 })
  const app = fastify()
  await app.register(inboxPage, { inbox })
  const smtp = createTransport(inbox.url)
  try {
    for (const subject of ['one', 'two', '<i>three</i>']) {
      await smtp.sendMail({ from: 'a@b.cl', to: 'c@d.cl', subject, text: 'hola', html: '<p>hola</p>' })
    }
    const list = await app.inject('/correos')
    expect(list.body).toContain('&lt;i&gt;three')
    const mails = (await app.inject('/correos.json')).json()
    expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['<i>three</i>', 'two'])
    const { id } = mails[0]
    expect((await app.inject(`/correos/${id}`)).body).toContain('<iframe sandbox="allow-popups"')
    const html = await app.inject(`/correos/${id}/html`)
    expect(html.headers['content-security-policy']).toBe('sandbox allow-popups')
    expect(html.body).toContain('<p>hola</p>')
    expect((await app.inject(`/correos/${id}/text`)).body.trim()).toBe('hola')
    expect((await app.inject(`/correos/${id}/raw`)).body).toContain('Subject:')
    expect((await app.inject('/correos/1')).statusCode).toBe(404)
    await app.inject({ method: 'DELETE', url: '/correos.json' })
    expect((await app.inject('/correos.json')).json()).toEqual([])
  } finally {
    smtp.close()
    await app.close()
    await inbox.stop()
  }
})
