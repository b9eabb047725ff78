import { randomUUID } from 'node:crypto'
import { type CallCases, example, lawText, ofPage, ofPost, ofSetting, pictureIn } from './case-parts.ts'

/** Of the desk, on what the shop says. */
export const contentCases = {
  'staff/datos-tienda': example,
  'staff/respaldo': example,
  'staff/guardar-tasas': ofSetting('rates', { dolar: 940 }),
  'staff/guardar-identidad': ofSetting('brand', { nombre: 'Patitas' }),
  'staff/guardar-vendedor': ofSetting('seller', { telefono: '+56223456789' }),
  'staff/guardar-feriados': ofSetting('holidays', { quitados: ['2026-12-08'] }),
  'staff/guardar-horario': ofSetting('hours', { ventas: [{ dia: 1, desde: 9, hasta: 18 }] }),
  'staff/guardar-cuenta-banco': ofSetting('bank', { banco: 'Banco de la Plaza' }),
  'staff/portada': example,
  'staff/guardar-diapositiva': {
    request: async (_, fixture) => ({
      titulo: 'Una',
      boton: 'Ver',
      imagen: await pictureIn(fixture),
      enlace: '/blog',
    }),
  },
  'staff/guardar-banner': {
    request: async (_, fixture) => ({ titulo: 'Uno', imagen: await pictureIn(fixture), enlace: '/blog' }),
  },
  'staff/guardar-campana': { request: () => ({ titulo: 'Semana', hasta: '2999-01-01T00:00:00Z' }) },
  'staff/ordenar-portada': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `SELECT (SELECT version FROM showcase_orders WHERE kind = 'banner') AS version,
           (SELECT array_agg(id ORDER BY position) FROM mini_banners) AS ids`,
      )
      return { tipo: 'banner' as const, ...rows[0] }
    },
  },
  'staff/quitar-portada': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `INSERT INTO campaigns (title, content, ends_at) VALUES ('Semana', '', now()) RETURNING id, version`,
      )
      return { tipo: 'campana' as const, ...rows[0] }
    },
  },
  'staff/previa-portada': {
    request: async (_, fixture) => ({
      banner: { titulo: 'Uno', imagen: await pictureIn(fixture), enlace: '/blog' },
    }),
  },
  'staff/menus': example,
  'staff/guardar-menu': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(`SELECT version FROM menus WHERE name = 'horizontal'`)
      const { version } = rows[0]
      return { nombre: 'horizontal' as const, version, entradas: [{ titulo: 'Blog', enlace: '/blog' }] }
    },
  },
  'staff/previa-menu': example,
  'staff/textos-legales': example,
  'staff/texto-legal': {
    request: async (_, { pool }) => {
      await pool.query(
        `INSERT INTO law_texts (kind, version, name, title, body, published_by)
         VALUES ('guarantee', 1, '1999-12-31', 'Garantía', 'Uno.', 'Marta') ON CONFLICT DO NOTHING`,
      )
      return { tipo: 'garantia' as const, version: '1999-12-31' }
    },
  },
  'staff/publicar-texto-legal': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        "SELECT max(version) AS version FROM law_texts WHERE kind = 'cookies'",
      )
      return { ...lawText, version: Number(rows[0].version ?? 0) }
    },
  },
  'staff/previa-texto-legal': { request: () => lawText },
  'staff/paginas': example,
  'staff/pagina': ofPage({}),
  'staff/guardar-pagina': { request: () => ({ titulo: `Página ${randomUUID()}` }) },
  'staff/quitar-pagina': ofPage({ version: 1 }),
  'staff/previa-pagina': { request: () => ({ titulo: `Página ${randomUUID()}` }) },
  'staff/articulos': example,
  'staff/articulo': ofPost({}),
  'staff/guardar-articulo': { request: () => ({ titulo: `Artículo ${randomUUID()}`, id_categoria: 1 }) },
  'staff/quitar-articulo': ofPost({ version: 1 }),
  'staff/previa-articulo': { request: () => ({ titulo: `Artículo ${randomUUID()}`, id_categoria: 1 }) },
  'staff/blog-categorias': example,
  'staff/guardar-blog-categoria': { request: () => ({ nombre: `Categoría ${randomUUID()}` }) },
  'staff/quitar-blog-categoria': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `INSERT INTO blog_categories (slug, name, position) VALUES ($1, 'Una', 99) RETURNING id, version`,
        [randomUUID()],
      )
      return { id_categoria: rows[0].id, version: rows[0].version }
    },
  },
  'staff/primeros-pasos': example,
  'staff/previa-seo': example,
  'staff/guardar-seo': ofSetting('pixels', { pixelgoogle: ['a()'] }),
} satisfies Partial<CallCases>
