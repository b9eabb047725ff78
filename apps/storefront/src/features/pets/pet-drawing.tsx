import type { Species } from '#rules/pets/pet.ts'
import { categoryIcons } from '../../ui/media/category-icons.ts'
import { Drawing } from '../../ui/media/icon.tsx'
import styles from './pet-drawing.module.css'

const paths: Record<Species, string> = {
  dog: categoryIcons.dog,
  cat: categoryIcons.cat,
  bird: categoryIcons.bird,
  rabbit:
    'M9 10C6.5 6 6.5 2.5 8 2.5S10.5 6 11 9.4M15 10c2.5-4 2.5-7.5 1-7.5S13.5 6 13 9.4M12 21c-4 0-6.5-2.5-6.5-6S8 9.3 12 9.3s6.5 2.2 6.5 5.7-2.5 6-6.5 6ZM9.5 14v.2M14.5 14v.2M11.2 16h1.6l-.8.9-.8-.9Z',
  rodent:
    'M6.2 9a2.6 2.6 0 1 1 3-3.6M17.8 9a2.6 2.6 0 1 0-3-3.6M12 20c-5 0-8-2.4-8-6.5S7.5 5 12 5s8 4.4 8 8.5-3 6.5-8 6.5ZM9 11.5v.2M15 11.5v.2M11.2 14h1.6L12 15l-.8-1ZM7.5 15.5l-2.5.5M16.5 15.5l2.5.5',
  reptile:
    'M3.5 15c0-4.5 3-8 7.5-8s7.5 3.5 7.5 8h-15ZM18.4 13.5c1.5-2 2.7-2.2 3.2-.7.4 1.3-.8 2.2-3.1 2.2M6.5 15l-1 3.5M15.5 15l1 3.5M8.5 7.6 7 11.6 9 15M13.5 7.6l1.5 4-2 3.4M7 11.6h8',
  fish: categoryIcons.fish,
}

/** An animal as the shop draws it, on a ground of its own, or its picture in that round. `size` in px. */
export function PetDrawing({
  species,
  photo,
  size,
}: {
  species: Species
  photo?: string | null
  size: number
}) {
  return (
    <span
      className={styles.round}
      data-species={species}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      {photo ? (
        <img src={photo} alt="" width={size} height={size} />
      ) : (
        <Drawing path={paths[species]} size={Math.round(size * 0.6)} />
      )}
    </span>
  )
}
