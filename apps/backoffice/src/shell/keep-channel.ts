import type { ConnectionState } from '../data/port/chat.port.ts'

type Holder<Channel> = {
  open: (channel: Channel | null) => void
  setConnection: (state: ConnectionState) => void
}

/**
 * Opens a channel, again after a pause where its library did not come: until then the desk works by asking, and the
 * state says so. Returns what ends it.
 */
export function keepChannel<Channel extends { close(): void }>(
  listen: () => Promise<Channel>,
  holder: Holder<Channel>,
  retryMs: number,
): () => void {
  let isOver = false
  let close: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () =>
    listen().then(
      (channel) => {
        if (isOver) return channel.close()
        holder.open(channel)
        close = () => channel.close()
      },
      () => {
        if (isOver) return
        holder.setConnection('lost')
        timer = setTimeout(open, retryMs)
      },
    )
  void open()
  return () => {
    isOver = true
    clearTimeout(timer)
    holder.open(null)
    close?.()
  }
}
