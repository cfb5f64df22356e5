import type { Meta, StoryObj } from '@storybook/react-vite'
import { sql } from 'kysely'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { roomChange } from '#domain/dormitory/room-change/application.ts'
import { roomChangeScreens } from '#domain/dormitory/room-change/screens.ts'
import { roomChangeStates } from '#domain/dormitory/room-change/words.ts'
import { roomChangeMachine } from '#machines/flows/room-change.machine.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { decideNext, handedIn, insertRows, tenantId } from '#tests/support/server-parts.ts'
import { ApplyScreen } from '#workbench/engine/approval/apply-screen.tsx'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { actsOffered, itemsBehind, labelsOf, wordsOf } from './acts-offered.ts'

/** An application in each state of the chart, as its student and the dormitory have it; the server runs inside this page. */
const meta = {
  title: 'Workbench/States of a room change',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type State = keyof typeof roomChangeStates.labels
const states = Object.keys(roomChangeMachine.states) as State[]
const labels: Readonly<Record<State, string>> = roomChangeStates.labels
const titleOf = (state: State) => `状态示例：${labels[state]}`

/** How many steps of the case have been passed, in the states in which one runs. */
const passed: Readonly<Partial<Record<State, number>>> = {
  reviewing: 0,
  counsellorPassed: 1,
  collegePassed: 2,
}
const asked: readonly State[] = ['agreeing', 'declined']

const rowIn = (state: State) => ({
  state,
  kind: asked.includes(state) ? 'swap' : 'move',
  confirmedAt: null,
  swapConfirmedAt: null,
})

let kept: Promise<void> | undefined

/** Signs in, where the demo student has an application in each state. */
async function begin(account: 'student' | 'admin') {
  const { app } = await signedIn(account)
  kept ??= keepApplications(app)
  await kept
  return {}
}

async function keepApplications(app: Awaited<ReturnType<typeof signedIn>>['app']) {
  const { rows } = await sql<Readonly<Record<'userId' | 'userName' | 'studentId' | 'planId', string>>>`
    select u.id as "userId", u.name as "userName", u.student_id as "studentId", p.id as "planId"
    from "system_user" u, dormitory_room_change_plan p where u.account = 'student'
    order by p.opens_on desc limit 1`.execute(app.db)
  const [own] = rows
  if (!own) throw new Error('The college has no student or no plan.')
  const { userId, studentId, planId } = own
  for (const state of states) {
    const id = crypto.randomUUID()
    const asks = { planId, studentId, senderId: userId, reason: '与室友作息差异较大。' }
    const sent = { id, title: titleOf(state), ...asks, ...rowIn(state) }
    const steps = passed[state]
    if (steps === undefined) await insertRows(app.db, roomChange, tenantId, [sent])
    else {
      const waiting = { ...sent, state: 'reviewing' }
      await handedIn(app, tenantId, roomChange, waiting, own)
      for (let step = 0; step < steps; step++)
        await decideNext(app, tenantId, roomChange, id, { verb: 'approve', comment: '同意' })
    }
  }
}

const offered = (state: State, role: 'student' | 'admin') =>
  labelsOf(
    roomChange,
    actsOffered(
      roomChange,
      roomChangeScreens,
      role === 'student' ? { role, by: 'studentId' } : { role },
      rowIn(state),
    ),
  )

const words = labelsOf(roomChange, Object.keys(roomChange.actions ?? {}))
/** Of these buttons, those that do an act of the chart. */
const acts = (buttons: readonly HTMLElement[]) => wordsOf(buttons).filter((word) => words.includes(word))

const at = (path: string) => {
  const found = roomChangeScreens.find((each) => each.path === path)
  if (!found) throw new Error(`${path} is not declared.`)
  return { resource: narrowed(roomChange, found), title: found.title }
}

/** The student has all of them in one list, and opens one to see its case and what may be done. */
export const OfTheStudent: Story = {
  loaders: [() => begin('student')],
  render: () => (
    <Desk>
      <ApplyScreen {...at('dormitory/room-change-apply')} />
    </Desk>
  ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '调宿申请' }))
    for (const state of states) {
      const title = list.getByText(titleOf(state))
      const item = within(title.closest('li') as HTMLElement)
      await expect(item.getByText(labels[state])).toBeVisible()
      await userEvent.click(title)
      const drawer = await screen.findByRole('dialog', { name: titleOf(state) })
      await waitFor(() =>
        expect(acts(within(drawer).getAllByRole('button'))).toEqual(offered(state, 'student')),
      )
      // Before it has the focus it hears no key.
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(drawer).not.toBeInTheDocument())
    }
  },
}

/** The dormitory has them in a table, with what it may do at the end of the row. */
export const OfTheDormitory: Story = {
  loaders: [() => begin('admin')],
  render: () => (
    <Desk search="?size=20&params.search=状态示例">
      <ListScreen {...at('dormitory/room-change-query')} />
    </Desk>
  ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: '调宿申请' }))
    for (const state of states) {
      const row = (await table.findByText(labels[state])).closest('[role=row]') as HTMLElement
      await expect(await actsOf(row)).toEqual(offered(state, 'admin'))
    }
  },
}

/** What is in sight at the end of a row, and behind its menu. */
async function actsOf(row: HTMLElement) {
  const inSight = acts(within(row).queryAllByRole('button'))
  const more = within(row).queryByRole('button', { name: /更多操作/ })
  if (!more) return inSight
  return [...inSight, ...acts(await itemsBehind(more))].toSorted()
}
