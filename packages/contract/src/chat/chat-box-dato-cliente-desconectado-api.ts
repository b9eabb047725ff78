import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { visitorId } from './chat-shapes.ts'

export const chatBoxDatoClienteDesconectadoApi = defineCall({
  name: 'ChatBoxDatoClienteDesconectadoApi',
  verbs: ['POST'],
  access: 'anyone',
  limit: { perAddress: { times: 60, seconds: 600 } },
  request: z.object({ cliente_identificado: visitorId }),
  reply: z.literal(true),
  errors: ['NOT_YOURS'],
  doc: 'Ends the conversation that was opened in this browser; one that has ended already stays so.',
  example: { request: { cliente_identificado: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d' }, reply: true },
})
