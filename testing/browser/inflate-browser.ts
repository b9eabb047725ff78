import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

// Run as a process of its own, since the package unpacks into the system's temporary folder, TMPDIR, alone.
const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
await chromium.executablePath()
await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'))
