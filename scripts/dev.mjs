import { spawn } from 'node:child_process'
import { buildIfChanged } from './lib/build-if-changed.mjs'
import { prepare } from './lib/install.mjs'
import { main, root } from './lib/project.mjs'
import { supervise } from './lib/run.mjs'

/** The server starts anew when these change; the storefront's own sources are replaced in the open page. */
const watched = ['apps/server/src', 'packages/contract/src', 'packages/rules/src'].map(
  (folder) => `--watch-path=${folder}`,
)

/** Starts what stands in for the mail server; it ends with this process, since the channel to it closes. */
function startSandbox(node) {
  const sandbox = spawn(node, ['apps/sandbox/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // The shop does without it: mails wait and are tried again.
  sandbox.on('error', (error) => process.stderr.write(`The sandbox did not start: ${error.message}\n`))
  return sandbox
}

await main(async () => {
  const node = await prepare()
  await buildIfChanged(node)
  const sandbox = process.env.SMTP_URL ? undefined : startSandbox(node)
  const smtpUrl = process.env.SMTP_URL || `smtp://127.0.0.1:${process.env.SANDBOX_SMTP_PORT || 2525}`
  try {
    return await supervise(node, [...watched, '--watch-preserve-output', 'apps/server/src/main.ts'], {
      env: { ...process.env, HUELLA_DEV: '1', SMTP_URL: smtpUrl },
    })
  } finally {
    if (sandbox?.connected) sandbox.disconnect()
  }
})
