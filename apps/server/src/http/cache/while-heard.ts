/**
 * Says whether what was read may be cached: only while changes are heard, and where none came while it was being read.
 * `clear` takes away all that is cached, wherever changes may have been missed. It begins unheard.
 */
export function whileHeard(clear: () => void) {
  let isHearing = false
  let changes = 0

  function changed(): void {
    changes += 1
  }

  function forget(): void {
    changed()
    clear()
  }

  return {
    /** For a reading that begins now: asked once it has ended, whether what it gave may be cached. */
    begin(): () => boolean {
      const before = changes
      return () => isHearing && changes === before
    },
    /** Something has changed: whoever caches what shows it takes that away himself. */
    changed,
    /** Something has changed that all of it may show. */
    forget,
    /** Changes cannot be heard for now. */
    pause(): void {
      isHearing = false
      forget()
    },
    resume(): void {
      forget()
      isHearing = true
    },
  }
}
