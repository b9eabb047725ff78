import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const keyOf = (address: string) => ['typed-since', address]

/** Gives what was typed of something new while it was first saved to the form at the address that it then has. */
export function useGiveTyped(): (address: string, typed: object) => void {
  const queries = useQueryClient()
  return (address, typed) => void queries.setQueryData(keyOf(address), typed)
}

/** What was given to the form at an address, once. */
export function useGivenTyped<Typed extends object>(address: string): Typed | undefined {
  const queries = useQueryClient()
  const [typed] = useState(() => queries.getQueryData<Typed>(keyOf(address)))
  useEffect(() => queries.removeQueries({ queryKey: keyOf(address) }), [queries, address])
  return typed
}
