import type { Person } from '#domain/workflow/source.ts'
import type { Picks } from './approval.case.ts'

interface OnTask {
  readonly task: string
  readonly comment?: string
}
/** A decision. */
interface Decides extends OnTask {
  /** It is the same for several cases at once, none of which stands open. */
  readonly inBatch?: true
}
interface OnCase {
  readonly comment?: string
}

/** What somebody, or the clock, asks a case to do. */
export type Command =
  | { readonly verb: 'start' | 'resubmit'; readonly picks?: Picks }
  | { readonly verb: 'read' | 'urge' | 'activate' | 'move' }
  | (OnCase & { readonly verb: 'withdraw' | 'suspend' | 'terminate' | 'void' })
  | { readonly verb: 'cc'; readonly people: readonly Person[] }
  | (Decides & {
      readonly verb: 'approve'
      readonly picks?: Picks
      /** Ids of the stored signature and of the stored seal. */
      readonly signature?: string
      readonly seal?: string
      /** Names of the form's fields that change with it. */
      readonly writes?: readonly string[]
    })
  | (Decides & { readonly verb: 'reject' })
  | (OnTask & { readonly verb: 'reclaim' | 'hand-back' | 'remove-sign' })
  | (OnTask & {
      readonly verb: 'return'
      /** A step's id, or one of these words. */
      readonly to: 'starter' | 'previous' | (string & {})
      /** `resume` comes straight back to this task; `again` walks every step from there on again. */
      readonly walk: 'resume' | 'again'
    })
  | (OnTask & { readonly verb: 'transfer' | 'delegate'; readonly to: Person })
  | (OnTask & {
      readonly verb: 'add-sign'
      readonly where: 'before' | 'after' | 'parallel'
      readonly people: readonly Person[]
    })
  | { readonly verb: 'object'; readonly step: string; readonly text: string }
  | { readonly verb: 'time-out'; readonly task: string }
  | { readonly verb: 'close-notice'; readonly step: string }

export type CommandOf<V extends Command['verb']> = Extract<Command, { readonly verb: V }>
