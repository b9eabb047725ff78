import { AppShell, Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { shopName } from '../../shell/settings.ts'
import { useText } from '../../shell/texts.tsx'
import { useTitle } from '../../shell/title.ts'
import { useUnanswered } from '../../ui/feedback/use-unanswered.ts'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import styles from './desk-frame.module.css'
import { FrameHeader } from './frame-header.tsx'
import { LazyPalette } from './lazy-palette.tsx'
import { LostLine } from './lost-line.tsx'
import type { Place } from './places.ts'
import { Rail } from './rail.tsx'

/** The desk around a page: the rail of places at its side, or on a phone behind a button, a bar above, the palette over both. */
export function DeskFrame({ places, children }: { places: readonly Place[]; children: ReactNode }) {
  const text = useText()
  const main = useRef<HTMLDivElement>(null)
  const [path] = useLocation()
  const place = places.find((each) => path === each.path || path.startsWith(`${each.path}/`))
  const desk = text('DESK_TITLE', { shop: shopName() })
  useTitle(place ? `${text(place.title)} | ${desk}` : desk)
  useFocusOnMove(main)
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false })
  const isPhone = useIsPhone()
  const unanswered = useUnanswered()
  return (
    <AppShell
      layout="alt"
      padding={0}
      header={{ height: unanswered === 'none' ? 60 : { base: 108, sm: 92 } }}
      navbar={{ width: { base: 0, sm: 64, lg: 236 }, breakpoint: 0 }}
      classNames={{ navbar: styles.rail, header: styles.header, main: styles.main }}
      withBorder={false}
    >
      <a className={styles.skip} href="#contenido">
        {text('DESK_SKIP')}
      </a>
      {!isPhone && (
        <AppShell.Navbar id="secciones" aria-label={text('DESK_NAVIGATION')}>
          <Rail places={places} isWide={isWide} />
        </AppShell.Navbar>
      )}
      <AppShell.Header>
        <FrameHeader places={places} isPhone={isPhone} />
        <LostLine unanswered={unanswered} />
      </AppShell.Header>
      <AppShell.Main>
        <Box ref={main} id="contenido" tabIndex={-1} className={styles.content}>
          {children}
        </Box>
      </AppShell.Main>
      <LazyPalette places={places} />
    </AppShell>
  )
}

/**
 * Another page begins at its start, for who sees it and for who hears it. What was pressed within a place may have gone
 * with its list: the keyboard then goes on from there, too.
 */
function useFocusOnMove(target: React.RefObject<HTMLElement | null>) {
  const [path] = useLocation()
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    const isOtherPlace = placeOf(before.current) !== placeOf(path)
    before.current = path
    if (isOtherPlace || !isSeen(document.activeElement)) target.current?.focus({ preventScroll: true })
    if (isOtherPlace) window.scrollTo(0, 0)
  }, [path, target])
}

const placeOf = (path: string) => path.split('/')[1]

/** Whether the focus is somewhere; what waits for its code hides what stood there, and hears of its focus later. */
const isSeen = (element: Element | null) =>
  element !== null && element !== document.body && element.checkVisibility()
