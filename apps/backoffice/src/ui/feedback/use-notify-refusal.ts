import { notifications } from '@mantine/notifications'
import { useCallback } from 'react'
import { useText } from '../../shell/texts.tsx'
import { refusalText } from './load-failed.tsx'

/** Tells of what was refused where no field and no dialog stands to say so. */
export function useNotifyRefusal(): (error: unknown) => void {
  const text = useText()
  return useCallback(
    (error) =>
      void notifications.show({ color: 'clay', message: refusalText(error, text('DESK_NO_NETWORK')) }),
    [text],
  )
}
