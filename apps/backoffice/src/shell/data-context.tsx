import { createContext, useContext } from 'react'
import type { DataPort } from '../data/port/port.ts'

export const DataContext = createContext<DataPort | null>(null)

/** The data layer that start-up made. */
export function useData(): DataPort {
  const data = useContext(DataContext)
  if (!data) throw new Error('useData needs a DataContext above it')
  return data
}
