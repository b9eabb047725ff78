import { chatBoxApi } from './chat-box-api.ts'
import { chatBoxDatoClienteApi } from './chat-box-dato-cliente-api.ts'
import { chatBoxDatoClienteDesconectadoApi } from './chat-box-dato-cliente-desconectado-api.ts'
import { chatDejarMensaje } from './chat-dejar-mensaje.ts'
import { chatEstado } from './chat-estado.ts'
import { chatMensajes } from './chat-mensajes.ts'
import { staffBorrarRespuesta } from './staff-borrar-respuesta.ts'
import { staffChatAgentes } from './staff-chat-agentes.ts'
import { staffChatAsignar } from './staff-chat-asignar.ts'
import { staffChatCantidades } from './staff-chat-cantidades.ts'
import { staffChatCerrar } from './staff-chat-cerrar.ts'
import { staffChatCifras } from './staff-chat-cifras.ts'
import { staffChatConversacion } from './staff-chat-conversacion.ts'
import { staffChatConversaciones } from './staff-chat-conversaciones.ts'
import { staffChatDesconectar } from './staff-chat-desconectar.ts'
import { staffChatMensajes } from './staff-chat-mensajes.ts'
import { staffChatNota } from './staff-chat-nota.ts'
import { staffChatProducto } from './staff-chat-producto.ts'
import { staffChatResponder } from './staff-chat-responder.ts'
import { staffChatRespuestas } from './staff-chat-respuestas.ts'
import { staffChatSilenciar } from './staff-chat-silenciar.ts'
import { staffChatTranscripcion } from './staff-chat-transcripcion.ts'
import { staffChatVisto } from './staff-chat-visto.ts'
import { staffGuardarRespuesta } from './staff-guardar-respuesta.ts'

export const chatCalls = [
  chatBoxDatoClienteApi,
  chatBoxApi,
  chatBoxDatoClienteDesconectadoApi,
  chatMensajes,
  chatEstado,
  chatDejarMensaje,
  staffChatConversaciones,
  staffChatConversacion,
  staffChatMensajes,
  staffChatResponder,
  staffChatNota,
  staffChatProducto,
  staffChatAsignar,
  staffChatVisto,
  staffChatDesconectar,
  staffChatCerrar,
  staffChatSilenciar,
  staffChatTranscripcion,
  staffChatAgentes,
  staffChatCantidades,
  staffChatRespuestas,
  staffGuardarRespuesta,
  staffBorrarRespuesta,
  staffChatCifras,
] as const
