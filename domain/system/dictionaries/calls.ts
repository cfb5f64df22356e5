import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Tone } from '#domain/kernel/dictionary.ts'
import type { codeAsked, codesAsked, parentAsked, treeAsked } from './codes-asked.ts'

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

/** An entry in the shape of a tree, of which ours have one level. */
export interface EntryNode extends Entry {
  readonly title: string
  readonly key: string
  readonly hasChildren: boolean
  readonly children: readonly EntryNode[]
}

/** A dictionary as the entry above its own. */
export type EntryAbove = Pick<Entry, 'id' | 'parentId' | 'code' | 'dictKey' | 'dictValue' | 'sort' | 'remark'>

export const dictionaryCalls = {
  /** Those that are offered today, for choosing from. */
  one: defineCall<z.input<typeof codeAsked>, readonly Entry[]>({
    method: 'GET',
    path: 'base/dataDictionary/getDict',
    access: 'signed-in',
    title: '字典项',
    reply: 'list',
  }),
  /** 培养层次: those that the majors within the asker's reach lead to. */
  trainLevels: defineCall<undefined, readonly Entry[]>({
    method: 'GET',
    path: 'base/dataDictionary/getAuthPyccDict',
    access: 'signed-in',
    title: '我可以管理的培养层次',
    reply: 'list',
  }),
  tree: defineCall<z.input<typeof treeAsked>, readonly EntryNode[]>({
    method: 'GET',
    path: 'base/dataDictionary/getTree',
    access: 'signed-in',
    title: '字典树',
    reply: 'tree',
  }),
  /** The dictionary above an entry; above the dictionaries is nothing. */
  parent: defineCall<z.input<typeof parentAsked>, EntryAbove | null>({
    method: 'GET',
    path: 'base/dataDictionary/getParentDict',
    access: 'signed-in',
    title: '上级字典',
  }),
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
