import { Drawing } from '../../../ui/media/icon.tsx'

/** Apart from the icons of every view: it stands in the footer and the corner alone. */
export const WhatsappIcon = ({ size }: { size: number }) => (
  <Drawing
    path="M3.5 20.5 5 16.2a8.5 8.5 0 1 1 3.2 3L3.5 20.5ZM9 8.5c-.8.8-.6 2.3 1.2 4.2s3.5 2.3 4.3 1.5l.5-.8-1.8-1-.8.6c-.9-.3-1.7-1.1-2-2l.6-.8-1-1.8-1 .1Z"
    size={size}
  />
)
