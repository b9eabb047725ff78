import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { replayEvents } from '../../shell/event-replay.ts'

/**
 * A form that the page's code answers. Sent from the document before that code is here, it waits and is sent then; where no
 * script runs at all, nothing that was typed comes to stand in an address.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'ref'>) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => replayEvents(form.current), [])
  return <form {...props} ref={form} method="post" noValidate data-deferred />
}
