import { guardarResena } from './guardar-resena.ts'
import { listarResenas } from './listar-resenas.ts'
import { staffQuitarResena } from './staff-quitar-resena.ts'
import { subirFotoResena } from './subir-foto-resena.ts'

export const reviewsCalls = [listarResenas, guardarResena, subirFotoResena, staffQuitarResena] as const
