import { Drawing } from './icon.tsx'

/** Apart from the icons of first views. `size` in px. */
export const CopyIcon = ({ size }: { size: number }) => (
  <Drawing path="M8 8h12v12H8V8ZM16 8V4H4v12h4" size={size} />
)
