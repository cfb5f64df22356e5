import type { Meta, StoryObj } from '@storybook/react-vite'
import { sql } from 'kysely'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '#design-system/stack/stack.tsx'
import { repairScreens } from '#domain/dormitory/repair/manifest.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { doneStates, openStates, type RepairState, repairStates } from '#domain/dormitory/repair/words.ts'
import { repairMachine } from '#machines/flows/repair.machine.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { insertRows, tenantId } from '#tests/support/server-parts.ts'
import { columns } from '#workbench/areas/dormitory/repair/board-of.ts'
import { Screen as Apply } from '#workbench/areas/dormitory/repair-apply.tsx'
import { Screen as Worksheet } from '#workbench/areas/dormitory/repair-worksheet.tsx'
import { MineScreen } from '#workbench/engine/mine/mine-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { actsOffered, itemsBehind, labelsOf, wordsOf } from './acts-offered.ts'

/** An order in each state of the chart, on the screens of those whom it is about; the server runs inside this page. */
const meta = {
  title: 'Workbench/States of a repair',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const states = Object.keys(repairMachine.states) as RepairState[]
const labels: Readonly<Record<RepairState, string>> = repairStates.labels
const titleOf = (state: RepairState) => `水龙头（${labels[state]}）`

type Account = 'student' | 'dispatcher' | 'repairer'
const names = { student: 'studentId', repairer: 'workerId', dispatcher: undefined } as const

/** What the account may do with the order in a state. */
const actsIn = (role: Account, state: RepairState) =>
  actsOffered(repairOrder, repairScreens, { role, ...(names[role] && { by: names[role] }) }, { state })

let kept: Promise<void> | undefined

/** Signs in, where there is an order in each state: of the demo student and worker, in a house of the dispatcher. */
async function begin(account: Account) {
  const { app } = await signedIn(account)
  kept ??= keepOrders(app)
  await kept
  return {}
}

async function keepOrders({ db, now }: Awaited<ReturnType<typeof signedIn>>['app']) {
  const { rows } = await sql<Readonly<Record<string, string>>>`
    select s.student_id as "studentId", w.id as "workerId", r.id as "roomId", r.building_id as "buildingId",
      t.id as "typeId", u.id as "urgencyId", a.id as "areaId"
    from "system_user" s, "system_user" w, "system_user" d, base_building b, dormitory_room r,
      dormitory_repair_type t, dormitory_repair_urgency u, dormitory_repair_area a
    where s.account = 'student' and w.account = 'repairer' and d.account = 'dispatcher'
      and b.keeper_id = d.teacher_id and r.building_id = b.id and t.code = 'tap' and u.code = 'normal'
    order by r.name, a.name limit 1`.execute(db)
  const at = now().toISOString()
  const fault = { inPublic: false, description: '洗手台水龙头关不紧。', mayEnter: true }
  const orders = states.map((state, index) => ({
    ...{ id: crypto.randomUUID(), number: `STATE-${index}`, title: titleOf(state), state },
    ...{ ...rows[0], ...fault, reportedAt: at, dueAt: at },
  }))
  await insertRows(db, repairOrder, tenantId, orders)
}

/** Only of what a screen is for, the acts that it offers in a state. */
const offered = (role: Account, state: RepairState, acts?: readonly string[]) =>
  labelsOf(
    repairOrder,
    actsIn(role, state).filter((act) => acts?.includes(act) ?? true),
  )

const buttonsIn = (element: HTMLElement, but: readonly string[]) =>
  wordsOf(within(element).queryAllByRole('button')).filter((word) => !but.includes(word))

/** Each state of the chart is among those that were looked at. */
const areAll = (...seen: readonly RepairState[]) =>
  expect([...new Set(seen)].toSorted()).toEqual(states.toSorted())

const tabs = { 处理中: openStates, 已完工: doneStates, 已撤销: ['cancelled'] } as const

/** The student has every state in one of three tabs. */
export const OfTheStudent: Story = {
  loaders: [() => begin('student')],
  render: () => (
    <Desk>
      <Apply />
    </Desk>
  ),
  play: async ({ canvas }) => {
    for (const [tab, its] of Object.entries(tabs)) {
      await userEvent.click(await canvas.findByRole('radio', { name: tab }))
      for (const state of its) await isDrawn(canvas, state)
    }
    await areAll(...Object.values(tabs).flat())
  },
}

async function isDrawn(canvas: Canvas, state: RepairState) {
  const card = await canvas.findByRole('region', { name: titleOf(state) })
  await expect(within(card).getByText(labels[state])).toBeVisible()
  await expect(buttonsIn(card, ['查看'])).toEqual(offered('student', state))
}

/** The dispatcher has those that are not over in columns, and each card has its acts in a menu. */
export const OfTheDispatcher: Story = {
  loaders: [() => begin('dispatcher')],
  render: () => (
    <Desk>
      <Worksheet />
    </Desk>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: '维修工单' })
    for (const state of columns) {
      const column = within(await canvas.findByRole('region', { name: new RegExp(`^${labels[state]}，`) }))
      await waitFor(() => expect(column.getByText(titleOf(state))).toBeVisible())
      await expect(await menuIn(column, state)).toEqual(offered('dispatcher', state))
    }
    await areAll(...columns, 'rated', 'closed', 'cancelled')
  },
}

/** What the menu of a card has; no menu where nothing may be done. */
async function menuIn(column: Canvas, state: RepairState) {
  const opener = column.queryByRole('button', { name: `办理 ${titleOf(state)}` })
  return opener ? wordsOf(await itemsBehind(opener)) : []
}

const ofWorker = repairScreens.flatMap(({ mine, ...each }) => (mine ? [{ ...each, mine }] : []))

/** The worker has what a dispatcher gave, on a screen for each thing that a worker does with it. */
export const OfTheWorker: Story = {
  loaders: [() => begin('repairer')],
  render: () => (
    <Desk>
      <Stack gap="lg">
        {ofWorker.map((each) => (
          <section key={each.path} aria-label={each.title}>
            <MineScreen
              resource={narrowed(repairOrder, each)}
              title={each.title}
              screen={each.path}
              mine={each.mine}
            />
          </section>
        ))}
      </Stack>
    </Desk>
  ),
  play: async ({ canvas }) => {
    const seen = new Set<RepairState>()
    for (const { mine } of ofWorker)
      for (const [section, of] of Object.entries(mine.sections))
        for (const state of of as readonly RepairState[]) {
          seen.add(state)
          const cards = within(await canvas.findByRole('list', { name: new RegExp(`^${section} `) }))
          const title = await cards.findByRole('button', { name: titleOf(state) })
          const card = title.closest('li') as HTMLElement
          await expect(within(card).getByText(labels[state])).toBeVisible()
          await expect(buttonsIn(card, [titleOf(state)])).toEqual(offered('repairer', state, mine.acts))
        }
    await areAll(...seen, 'submitted', 'cancelled')
  },
}
