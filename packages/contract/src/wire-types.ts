import type { z } from 'zod'
import type { CallName, CallNamed } from './calls.ts'
import type { fileReply } from './define-call.ts'

/** What a client sends with a call: types alone, so that a browser bundle carries no schema. */
export type WireRequest<Name extends CallName> = z.input<CallNamed<Name>['request']>

/** What a call replies. */
export type WireReply<Name extends CallName> = z.output<CallNamed<Name>['reply']>

/** The calls that answer a verb. */
export type CallWithVerb<V extends 'GET' | 'POST'> = {
  [Name in CallName]: V extends CallNamed<Name>['verbs'][number] ? Name : never
}[CallName]

/** The calls whose reply is a file. */
export type CallOfFile = {
  [Name in CallName]: CallNamed<Name>['reply'] extends typeof fileReply ? Name : never
}[CallName]
