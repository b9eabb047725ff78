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
            // What the door asks for: a file for each set of rooms that share something of it came to forty.
            {
              name: 'door',
              test: /node_modules\/(@mantine\/(core\/esm\/(core|components\/(ActionIcon|Alert|Button|Center|CloseButton|Group|Input|InputBase|Loader|Notification|PasswordInput|Portal|Stack|Text|TextInput|Title|Transition|UnstyledButton))|notifications|form|hooks|store)|clsx|fast-deep-equal|get-nonce|klona|react-(remove-scroll|remove-scroll-bar|style-singleton|transition-group)|regexparam|tslib|use-(callback-ref|sidecar|sync-external-store))\/|backoffice\/src\/(shell\/(data-context|format|language|load-texts|member-state|query-client|settings|texts)|ui\/(feedback\/(load-failed|refused|use-notify-refusal)|form\/password-field|media\/logo)|features\/session\/(code-field|entrance|session\.queries|sign-in)|data\/(port\/refusal|remote\/(?!chat-channel|order-channel)))|packages\/rules\/src\/text\/translate/,
            },
            // What stands around every room.
            {
              name: 'frame',
              test: /node_modules\/(@floating-ui|@mantine\/core\/esm\/(utils|components\/(AppShell|Drawer|FocusTrap|Kbd|Menu|ModalBase|Overlay|Paper|Popover|ScrollArea|Tooltip|VisuallyHidden)))\/|backoffice\/src\/(shell\/(keep-channel|once-per|role-name|title)|ui\/(figures\/place-count|form\/use-unsaved-guard|page\/use-is-phone)|features\/(layout\/(?!palette)|attention\/(attention-count|attention\.queries|waiting)|chat\/(chat\.queries|channel\/|composer\/drafts|outbox\/outbox\.store|queue\/(waiting-count|queue-rows)|thread\/(thread|thread-reading)\.ts)|opinions\/opinion-count|orders\/(orders\.queries|channel\/)|prescriptions\/(prescription-count|waiting)|returns\/(return-count|waiting)|stock\/stock\.queries))/,
            },
            // What many rooms are made of.
            { name: 'rooms', minShareCount: 10 },
          ],
        },
      },
    },
  },
})
