export interface Named {
  readonly id: string
  readonly name: string
}

/** Rows as the audit tells them: the name for people, the id for what was given. */
export const calledAll = (rows: readonly Named[]): string =>
  rows.map(({ id, name }) => `${name}（${id}）`).join('、')
