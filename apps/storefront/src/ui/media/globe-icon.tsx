import { Drawing } from './icon.tsx'

/** Apart from the icons of first views. `size` in px. */
export const GlobeIcon = ({ size }: { size: number }) => (
  <Drawing
    path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9Z"
    size={size}
  />
)
