import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname

/** The staff's application, served below /desk. */
export default defineConfig({
  root,
  base: '/desk/',
  cacheDir: join(root, '../../node_modules/.vite-desk'),
  plugins: [react()],
  server: { fs: { allow: [join(root, '../..')] } },
  build: {
    outDir: join(root, '../../dist/desk'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core)|wouter)\//,
            },
          ],
        },
      },
    },
  },
})
