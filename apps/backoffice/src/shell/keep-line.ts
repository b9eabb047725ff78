import type { ConnectionState } from '../data/port/chat.port.ts'

type Holder<Line> = {
  open: (line: Line | null) => void
  setConnection: (state: ConnectionState) => void
}

/**
 * Opens a line, again after a pause where its library did not come: until then the desk works by asking, and the
 * state says so. Returns what ends it.
 */
export function keepLine<Line extends { close(): void }>(
  listen: () => Promise<Line>,
  holder: Holder<Line>,
  retryMs: number,
): () => void {
  let isOver = false
  let close: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () =>
    listen().then(
      (line) => {
        if (isOver) return line.close()
        holder.open(line)
        close = () => line.close()
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
