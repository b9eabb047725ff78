import { guardarPregunta } from './guardar-pregunta.ts'
import { preguntasProducto } from './preguntas-producto.ts'

export const questionsCalls = [preguntasProducto, guardarPregunta] as const
