import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is a phone's: what stands side by side elsewhere stands one below the other there. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
