import { isStatic } from './base-path.ts'

/** Lets the worker come once the page is at rest. Without it the shop works as before, but for the network. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || isStatic() || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch (error) {
    // A browser that forbids storage forbids workers too; anything else shows in its own console.
    if (!(error instanceof DOMException)) throw error
  }
}
