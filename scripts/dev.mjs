import { spawn } from 'node:child_process'
import { buildIfChanged } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main, root } from './lib/project.mjs'
import { supervise } from './lib/run.mjs'

/** The server starts again when these change; the storefront's own sources are replaced in the open page. */
const watched = [
  'apps/server/src',
  'packages/content/src',
  'packages/contract/src',
  'packages/import/src',
  'packages/rules/src',
].map((folder) => `--watch-path=${folder}`)

/** Who the sandbox's gateway knows. */
const playCommerce = { code: '597000000001', key: 'clave-de-la-pasarela-de-pruebas' }

/** The keys that the sandbox's courier knows. */
const playCourier = {
  CHILEXPRESS_COVERAGE_KEY: 'clave-de-coberturas-de-pruebas',
  CHILEXPRESS_RATING_KEY: 'clave-del-cotizador-de-pruebas',
  CHILEXPRESS_ORDERS_KEY: 'clave-de-envios-de-pruebas',
}

/**
 * Starts what stands in for the mail server, the gateway that takes cards and the courier. It ends with this
 * process, since the channel to it closes.
 */
function startSandbox(node) {
  const sandbox = spawn(node, ['apps/sandbox/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // The shop does without it: mails wait and are tried again, so do payments, and rates are the shop's own.
  sandbox.on('error', (error) => process.stderr.write(`The sandbox did not start: ${error.message}\n`))
  return sandbox
}

await main(async () => {
  const node = await prepare()
  await buildIfChanged(node)
  const { SMTP_URL, WEBPAY_URL, CHILEXPRESS_URL } = process.env
  const sandbox = SMTP_URL && WEBPAY_URL && CHILEXPRESS_URL ? undefined : startSandbox(node)
  const sandboxUrl = `http://127.0.0.1:${process.env.SANDBOX_PORT || 3025}`
  const smtpUrl = SMTP_URL || `smtp://127.0.0.1:${process.env.SANDBOX_SMTP_PORT || 2525}`
  const webpay = WEBPAY_URL
    ? {}
    : {
        WEBPAY_URL: sandboxUrl,
        WEBPAY_COMMERCE_CODE: playCommerce.code,
        WEBPAY_API_KEY: playCommerce.key,
      }
  const courier = CHILEXPRESS_URL ? {} : { CHILEXPRESS_URL: sandboxUrl, ...playCourier }
  try {
    return await supervise(node, [...watched, '--watch-preserve-output', 'apps/server/src/main.ts'], {
      env: { ...process.env, ...webpay, ...courier, HUELLA_DEV: '1', SMTP_URL: smtpUrl },
    })
  } finally {
    if (sandbox?.connected) sandbox.disconnect()
  }
})
