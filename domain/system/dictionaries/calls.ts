import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Tone } from '#domain/kernel/dictionary.ts'
import type { codesAsked } from './codes-asked.ts'

/** An entry under the names that clients of the family read, and under those of a plain select. */
export interface Entry {
  readonly id: string
  readonly parentId: string
  readonly code: string
  readonly dictKey: string
  readonly dictValue: string
  readonly sort: number
  readonly remark: string
  readonly label: string
  readonly value: string
  /** The key to choose instead; empty where none is named. */
  readonly replacedBy: string
  /** Offered today. One that is not still labels the rows that carry it. */
  readonly enabled: boolean
  /** Of a state; in a dictionary of none, null. */
  readonly tone: Tone | null
}

/** A dictionary with how many entries it has. */
export interface DictionaryKind {
  readonly code: string
  readonly label: string
  /** Its entries may be edited; those of the others are what the program itself goes by. */
  readonly open: boolean
  readonly entries: number
  readonly retired: number
}

export const dictionaryCalls = {
  /** Several at once, and whole: a client labels old rows with entries that it no longer offers. */
  several: defineCall<z.input<typeof codesAsked>, Readonly<Record<string, readonly Entry[]>>>({
    method: 'GET',
    path: 'base/dataDictionary/getDicts',
    access: 'signed-in',
    title: '多个字典的字典项',
  }),
  kinds: defineCall<undefined, readonly DictionaryKind[]>({
    method: 'GET',
    path: 'system/dictionary/kinds',
    access: 'system.dictionary:view',
    title: '全部字典',
    reply: 'list',
  }),
}
