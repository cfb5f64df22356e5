import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Action } from '#domain/kernel/action.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import type { RoleCode } from '#domain/roles.ts'

interface Viewer {
  readonly role: RoleCode
  /** The reference of the row that names the person who looks. */
  readonly by?: string
}

/**
 * What a person may do with a row, by the label: of the acts of its resource those that its chart lets pass, that a
 * screen gives the role, and that are left to nobody else.
 */
export function actsOffered(
  resource: AnyResource,
  screens: readonly Screen[],
  { role, by }: Viewer,
  row: object,
): readonly string[] {
  const verbs = screens
    .filter(({ resource: name }) => name === resource.name)
    .flatMap(({ access }) => access[role] ?? [])
  const actions: Readonly<Record<string, Action>> = resource.actions ?? {}
  return Object.entries(actions)
    .filter(
      ([name, act]) =>
        verbs.includes(name) &&
        !act.byCase &&
        (act.when?.(row) ?? true) &&
        (act.by === undefined || act.by === by),
    )
    .map(([name]) => name)
}

/** The labels of these acts, in the order of the alphabet, to be compared with the buttons that are in sight. */
export const labelsOf = ({ actions }: AnyResource, acts: readonly string[]): readonly string[] =>
  acts.map((act) => actions?.[act]?.label ?? act).toSorted()

/** The names of these buttons, in the same order. */
export const wordsOf = (buttons: readonly HTMLElement[]): readonly string[] =>
  buttons.map(({ textContent }) => textContent ?? '').toSorted()

/** What the menu has that a button opens. It is closed again. */
export async function itemsBehind(opener: HTMLElement): Promise<readonly HTMLElement[]> {
  await userEvent.click(opener)
  const menu = await screen.findByRole('menu')
  const items = within(menu).getAllByRole('menuitem')
  // Before it has the focus it hears no key.
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return items
}
