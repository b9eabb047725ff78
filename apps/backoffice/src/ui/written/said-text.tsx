import classes from './said-text.module.css'
import { webLinks } from './web-links.ts'

/** What a person wrote, as text, with its addresses of the web to follow: into another tab, which learns nothing of the desk. */
export function SaidText({ children }: { children: string }) {
  return webLinks(children).map(({ text, href }, place) =>
    href === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
      <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
        {text}
      </a>
    ),
  )
}
