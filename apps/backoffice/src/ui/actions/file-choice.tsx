import { FileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

/**
 * Chooses a file. It is let go of once it is taken: a browser says nothing of a second choice of the file that a field
 * still holds, such as one that was mended meanwhile.
 */
export function FileChoice({
  onFile,
  ...props
}: Omit<FileButtonProps, 'onChange' | 'resetRef' | 'multiple'> & { onFile: (file: File) => void }) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      {...props}
      resetRef={reset}
      onChange={(file) => {
        reset.current?.()
        if (file) onFile(file)
      }}
    />
  )
}
