import { startTcpProxy } from './tcp-proxy.ts'

// A proxy as a process of its own, which can be killed: stands on the one port before the other until it is ended.
const [targetPort, port] = process.argv.slice(2).map(Number)
await startTcpProxy(targetPort ?? 0, { port: port ?? 0 })
