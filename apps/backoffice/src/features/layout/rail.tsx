import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useRoute } from 'wouter'
import { shopName } from '../../shell/settings.ts'
import { useText } from '../../shell/texts.tsx'
import { Logo } from '../../ui/media/logo.tsx'
import { MemberMenu } from './member-menu.tsx'
import type { Place } from './places.ts'
import styles from './rail.module.css'

/** The places by their groups; unless it is wide, their icons alone. `onHere` hears of a press on where one is. */
export function Rail({
  places,
  isWide,
  onHere,
}: {
  places: readonly Place[]
  isWide: boolean
  onHere?: () => void
}) {
  const text = useText()
  const groups = Map.groupBy(places, ({ group }) => group)
  return (
    <div className={styles.rail} data-wide={isWide || undefined}>
      <Link href="/" className={styles.home}>
        <Logo withName={isWide} />
        {isWide ? <span className={styles.desk}>{text('DESK_NAME')}</span> : null}
        <VisuallyHidden>{text('DESK_TITLE', { shop: shopName() })}</VisuallyHidden>
      </Link>
      <div className={styles.groups}>
        {[...groups].map(([group, members]) => (
          <section key={group} aria-label={text(group)}>
            {isWide && (
              <div className={styles.group} aria-hidden="true">
                {text(group)}
              </div>
            )}
            {members.map((place) => (
              <RailLink key={place.name} place={place} isWide={isWide} onHere={onHere} />
            ))}
          </section>
        ))}
      </div>
      <MemberMenu isWide={isWide} />
    </div>
  )
}

function RailLink({
  place,
  isWide,
  onHere,
}: {
  place: Place
  isWide: boolean
  onHere: (() => void) | undefined
}) {
  const text = useText()
  const [isHere] = useRoute(`${place.path}/*?`)
  const { icon: Icon, Count } = place
  const link = useRef<HTMLAnchorElement>(null)
  // There are more places than a low window shows.
  useEffect(() => {
    if (isHere && link.current) scrollTo(link.current)
  }, [isHere])
  return (
    <Tooltip
      label={text(place.title)}
      position="right"
      disabled={isWide}
      portalProps={{ target: '#secciones' }}
    >
      <UnstyledButton
        component={Link}
        ref={link}
        href={place.path}
        className={styles.link}
        aria-current={isHere ? 'page' : undefined}
        onClick={isHere ? onHere : undefined}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {isWide ? (
          <span className={styles.title}>{text(place.title)}</span>
        ) : (
          <VisuallyHidden>{text(place.title)}</VisuallyHidden>
        )}
        {Count && (
          <span className={styles.count}>
            <Count />
          </span>
        )}
      </UnstyledButton>
    </Tooltip>
  )
}

/** Scrolls the places alone: from what `scrollIntoView` shows the first press of Tab would go on, past the way to the content. */
function scrollTo(link: HTMLElement): void {
  const places = link.closest(`.${styles.groups}`)
  if (!places) return
  const [shown, seen] = [link.getBoundingClientRect(), places.getBoundingClientRect()]
  places.scrollTop += Math.min(0, shown.top - seen.top) + Math.max(0, shown.bottom - seen.bottom)
}
