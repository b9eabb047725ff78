import { Drawing } from './icon.tsx'

/** Apart from the icons of first views. `size` in px. */
export const BankIcon = ({ size }: { size: number }) => (
  <Drawing path="M3 9.5 12 4l9 5.5ZM5.5 10v7.5M10 10v7.5M14 10v7.5M18.5 10v7.5M3 20h18" size={size} />
)
