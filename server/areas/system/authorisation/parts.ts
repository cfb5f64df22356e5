import type { Named } from '#server/identity/roles/called.ts'

export const parts = ['departments', 'grades', 'classes', 'buildings'] as const
export type Part = (typeof parts)[number]
/** What is opened to one user; a grade is called by its year. */
export type Opened = Readonly<Record<Part, readonly Named[]>>
