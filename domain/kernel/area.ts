import type { Dictionary } from './dictionary.ts'
import type { AnyResource } from './resource.ts'
import type { Screen } from './screen.ts'
import type { AnyTable } from './table.ts'

/** Screens of an area under one heading of the menu, in their order. */
export interface Group {
  /** Unique within the area; its menu is `area/code`, so no screen has it as its path. */
  readonly code: string
  readonly title: string
  /** As of a screen. */
  readonly icon: string
  /** Paths of screens of the area. */
  readonly screens: readonly Screen['path'][]
}

/**
 * Screens that stand behind one entry of the menu, for anyone who holds several of them: the first that they hold is
 * the entry, by this title, and each shows the others as tabs.
 */
export interface Joined {
  readonly title: string
  readonly screens: readonly Screen['path'][]
}

/** A word of a template, and what stands in its place in a preview. */
export interface Placeholder {
  readonly label: string
  readonly sample: string
}

/** Something that people are told of. */
export interface MessageEvent {
  readonly label: string
  /** What its templates may say, beside the words of every message. */
  readonly words?: Readonly<Record<string, Placeholder>>
}

/** What is done by the clock in a new college. */
export interface Schedule {
  readonly label: string
  /** In the school's zone. */
  readonly cron: string
}

/** How an approval runs in a new college, until somebody draws it otherwise. */
export interface ProcessModel {
  readonly label: string
  /** Steps of a `Definition`, see domain/workflow. */
  readonly steps: readonly object[]
  /** What people write most with a decision. */
  readonly phrases?: readonly string[]
}

/** Screens that share a menu, and what they stand on: `area` is the first word of all their names. */
export interface Area {
  readonly area: string
  readonly title: string
  /** As of a screen. */
  readonly icon: string
  /** In the order in which a new college fills them. */
  readonly resources: readonly AnyResource[]
  /** What only the server reads. */
  readonly tables?: readonly AnyTable[]
  /** Those that no field of a resource or table chooses from. */
  readonly dictionaries?: readonly Dictionary[]
  readonly screens: readonly Screen[]
  /** Nine entries a level at most: an area with more puts its screens in groups. */
  readonly groups?: readonly Group[]
  /** A screen stands in one of them at most. */
  readonly joined?: readonly Joined[]
  /** What it tells people of, by code. */
  readonly events?: Readonly<Record<string, MessageEvent>>
  /** What it does by the clock, by code; its server half has the work. */
  readonly scheduled?: Readonly<Record<string, Schedule>>
  /** The approvals that its applications go through, by code. */
  readonly processes?: Readonly<Record<string, ProcessModel>>
}

/** All that an area declares. It keeps the types of what is declared, which `: Area` would erase. */
export const defineArea = <const A extends Area>(area: A): A => area
