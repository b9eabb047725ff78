import { Modal, type ModalProps } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { FocusBack } from './focus-back.tsx'

/**
 * A dialog with the sign that closes it. What opened it has the focus again once it is closed, whether it is then taken
 * away or stays with `opened` false, of which Mantine's own knows the second alone.
 */
export function Dialog({
  opened = true,
  ...props
}: Omit<ModalProps, 'opened' | 'closeButtonProps' | 'returnFocus'> & { opened?: boolean }) {
  const text = useText()
  return (
    <>
      {/* Beside it: what stands within is drawn later, when a menu that led here is gone. */}
      {opened && <FocusBack />}
      <Modal
        {...props}
        opened={opened}
        returnFocus={false}
        closeButtonProps={{ 'aria-label': text('DESK_CLOSE') }}
      />
    </>
  )
}
