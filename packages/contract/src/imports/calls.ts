import { staffAnunciarFotosImportacion } from './staff-anunciar-fotos-importacion.ts'
import { staffAplicarImportacion } from './staff-aplicar-importacion.ts'
import { staffCancelarImportacion } from './staff-cancelar-importacion.ts'
import { staffCrearImportacion } from './staff-crear-importacion.ts'
import { staffErroresImportacion } from './staff-errores-importacion.ts'
import { staffExportarProductos } from './staff-exportar-productos.ts'
import { staffExportarProductosXlsx } from './staff-exportar-productos-xlsx.ts'
import { staffFilasRechazadas } from './staff-filas-rechazadas.ts'
import { staffImportacion } from './staff-importacion.ts'
import { staffImportaciones } from './staff-importaciones.ts'
import { staffQuitarFotosImportacion } from './staff-quitar-fotos-importacion.ts'
import { staffRevisarImportacion } from './staff-revisar-importacion.ts'
import { staffSubirFotosImportacion } from './staff-subir-fotos-importacion.ts'
import { staffSubirImportacion } from './staff-subir-importacion.ts'

export const importsCalls = [
  staffImportaciones,
  staffImportacion,
  staffCrearImportacion,
  staffSubirImportacion,
  staffAnunciarFotosImportacion,
  staffSubirFotosImportacion,
  staffQuitarFotosImportacion,
  staffRevisarImportacion,
  staffAplicarImportacion,
  staffCancelarImportacion,
  staffErroresImportacion,
  staffFilasRechazadas,
  staffExportarProductos,
  staffExportarProductosXlsx,
] as const
