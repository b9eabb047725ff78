import type { QueryClient } from '@tanstack/react-query'
import type { ChatPort } from '../../../data/port/chat.port.ts'
import { chatKeys } from '../chat.queries.ts'
import { emptyThread, lacksMessages, lastHeld, type Thread, withStretch } from './thread.ts'

type Change = (thread: Thread) => Thread

/** A thread's first stretch on its way: it may be older than what is told meanwhile. */
type Reading = { id: number; told: Change[]; hasReconnected: boolean }

const readings = new Set<Reading>()

/**
 * Reads a thread: its end first, or on from the last message that is held. It goes on until it has all that it
 * knows of.
 */
export async function readThread(queries: QueryClient, chat: Pick<ChatPort, 'stretch'>, id: number) {
  const key = chatKeys.thread(id)
  const held = () => queries.getQueryData<Thread>(key)
  if (!held()) {
    const { thread, isOld } = await readEnd(chat, id)
    queries.setQueryData(key, thread)
    if (!isOld && !lacksMessages(thread)) return thread
  }
  for (;;) {
    const stretch = await chat.stretch(id, { after: lastHeld(held() ?? emptyThread) })
    // What the channel told meanwhile stays.
    const thread = withStretch(held() ?? emptyThread, stretch)
    queries.setQueryData(key, thread)
    if (!lacksMessages(thread) || stretch.messages.length === 0) return thread
  }
}

async function readEnd(chat: Pick<ChatPort, 'stretch'>, id: number) {
  const reading: Reading = { id, told: [], hasReconnected: false }
  readings.add(reading)
  try {
    const stretch = await chat.stretch(id)
    const thread = reading.told.reduce((now, how) => how(now), withStretch(emptyThread, stretch))
    return { thread, isOld: reading.hasReconnected }
  } finally {
    readings.delete(reading)
  }
}

/** Changes a thread that is held; one whose end is being read, as soon as it is there. */
export function changeThread(queries: QueryClient, id: number, how: Change): void {
  for (const reading of readings) if (reading.id === id) reading.told.push(how)
  queries.setQueryData<Thread>(chatKeys.thread(id), (thread) => thread && how(thread))
}

/** The line has come back: what is being read may be older than that, and is asked on for. */
export function askOn(): void {
  for (const reading of readings) reading.hasReconnected = true
}
