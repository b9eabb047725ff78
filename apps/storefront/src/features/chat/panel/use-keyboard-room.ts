import { type RefObject, useEffect } from 'react'

/** Keeps a sheet as high as what a phone's keyboard leaves of the window. */
export function useKeyboardRoom(sheet: RefObject<HTMLElement | null>, covers: boolean): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!(covers && visualViewport)) return
    const resize = () => {
      sheet.current?.style.setProperty('--room', `${visualViewport.height}px`)
      sheet.current?.style.setProperty('--above', `${visualViewport.offsetTop}px`)
    }
    resize()
    visualViewport.addEventListener('resize', resize)
    visualViewport.addEventListener('scroll', resize)
    return () => {
      visualViewport.removeEventListener('resize', resize)
      visualViewport.removeEventListener('scroll', resize)
      sheet.current?.style.removeProperty('--room')
      sheet.current?.style.removeProperty('--above')
    }
  }, [sheet, covers])
}
