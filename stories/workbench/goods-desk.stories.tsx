import type { Meta, StoryObj } from '@storybook/react-vite'
import { sql } from 'kysely'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { codeSeconds, signedWords, verifyCodeText } from '#domain/claim/verify-code.ts'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen } from '#workbench/areas/claim/military-record.tsx'
import { loadMenus } from '#workbench/portal/menus/menus.ts'

/** A desk that hands out clothes; the server runs inside this page, with a small college. */
const meta = {
  title: 'Workbench/Goods desk',
  component: Screen,
  loaders: [begin],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Desk>
      <Screen />
    </Desk>
  ),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Candidate numbers of those whose clothes are paid for; each story takes others. */
const people: string[] = []
let server: Awaited<ReturnType<typeof signedIn>>

async function begin() {
  server = await signedIn('verifier')
  if (people.length > 0) return {}
  const { rows } = await sql<{ no: string }>`select s.candidate_no as no from claim_goods_order o
    join admissions_admitted_student s on s.id = o.admitted_id
    where o.kind = 'military' and o.state = 'paid' order by s.candidate_no limit 10`.execute(server.app.db)
  people.push(...rows.map(({ no }) => no))
  return {}
}

async function mayHandOut(may: boolean) {
  await sql`update system_role_menu set granted = ${may} where menu_id in (
    select id from system_menu where permission = 'claim.goods-order:receive')`.execute(server.app.db)
  await loadMenus()
}

/** Brings somebody to the desk by their number, as somebody without a card is. */
async function call(canvas: Canvas, who = people.shift() as string, act = '领取') {
  const box = await canvas.findByRole('textbox', { name: '查找学生' })
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(who)
  await userEvent.keyboard('{Enter}')
  return canvas.findByRole('button', { name: act })
}
const dialog = async (name: string) => {
  const found = await screen.findByRole('dialog', { name })
  // One that is still on its way in is not to be seen yet.
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const next = canvas.queryByRole('button', { name: '下一位' })
    if (next) await userEvent.click(next)
    await expect(await canvas.findByText('请刷身份证或校园卡，或扫学生出示的二维码')).toBeVisible()
  },
}

export const HandedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await call(canvas))
    const asked = await dialog('领取')
    await waitFor(() => expect(asked.getByText('作训服上衣')).toBeVisible())
    await userEvent.click(asked.getByRole('button', { name: '确认领取' }))
    await expect(await canvas.findByRole('button', { name: '换货' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('领取台', { selector: 'dt' })).toBeVisible())
  },
}

export const Bought: Story = {
  play: async ({ canvas }) => {
    const { rows } = await sql<{ no: string }>`select s.candidate_no as no from admissions_admitted_student s
      where s.year = 2026 and not exists (select from claim_goods_order o where o.admitted_id = s.id and o.kind = 'military')
      order by s.candidate_no limit 1`.execute(server.app.db)
    await userEvent.click(await call(canvas, rows[0]?.no as string, '购买'))
    const asked = await dialog('购买')
    await userEvent.click(asked.getByRole('button', { name: /^确认购买 ¥/ }))
    await expect((await asked.findAllByText(/^请选择“.*”的尺码$/))[0]).toBeVisible()
    for (const size of asked.getAllByRole('combobox')) {
      size.focus()
      await userEvent.keyboard('{Enter}')
      // Before the list has the focus it hears no key.
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'listbox'))
      await userEvent.keyboard('{Home}{Enter}')
      await waitFor(() => expect(size).toHaveAttribute('aria-expanded', 'false'))
    }
    await userEvent.click(asked.getByRole('button', { name: /^确认购买 ¥/ }))
    await expect(await canvas.findByRole('button', { name: '领取' })).toBeVisible()
  },
}

/** A code is good once; a scanner that is passed over it twice still brings the same student. */
export const ScannedTwice: Story = {
  play: async ({ canvas }) => {
    const { db, secrets } = server.app
    const { rows } = await sql<{ id: string; name: string }>`select id, name from admissions_admitted_student
      where candidate_no = ${people.shift() as string}`.execute(db)
    const { id, name } = rows[0] as { id: string; name: string }
    const until = Math.floor(Date.now() / 1000) + codeSeconds
    const signature = await secrets.sign(signedWords('000000', { id, until }))
    for (const again of [false, true]) {
      await call(canvas, verifyCodeText({ id, until, signature }))
      await waitFor(() => expect(canvas.getAllByText(name)[0]).toBeVisible())
      await waitFor(() => expect(canvas.queryByText(/^二维码/)).toBeNull())
      if (!again) await userEvent.click(canvas.getByRole('button', { name: '下一位' }))
    }
  },
}

export const AnotherSize: Story = {
  play: async ({ canvas }) => {
    await call(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '改尺码' }))
    const asked = await dialog('改尺码')
    await waitFor(() => expect(asked.getByText('只改登记的尺码，领取时按新尺码发放。')).toBeVisible())
    await waitFor(() => expect(asked.getByRole('combobox', { name: /^作训服上衣/ })).toBeVisible())
  },
}

export const NoneLeft: Story = {
  play: async ({ canvas }) => {
    const receive = await call(canvas)
    const { db } = server.app
    const { rows } = await sql<{ id: string; issued: number | null }>`
      select id, issued from claim_goods_stock`.execute(db)
    await sql`update claim_goods_stock set issued = stocked`.execute(db)
    try {
      await userEvent.click(receive)
      const asked = await dialog('领取')
      await userEvent.click(asked.getByRole('button', { name: '确认领取' }))
      await waitFor(() => expect(asked.getByText(/库存不足$/)).toBeVisible())
    } finally {
      for (const { id, issued } of rows)
        await sql`update claim_goods_stock set issued = ${issued} where id = ${id}`.execute(db)
    }
  },
}

/** Who may look and not hand out has the list alone. */
export const OnlyToLook: Story = {
  loaders: [
    async () => {
      await begin()
      await mayHandOut(false)
      return {}
    },
  ],
  play: async ({ canvas }) => {
    try {
      await expect(await canvas.findByRole('grid', { name: '购买与领取' })).toBeVisible()
      await waitFor(() => expect(canvas.queryByRole('tab', { name: '领取台' })).toBeNull())
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: '查找学生' })).toBeNull())
    } finally {
      await mayHandOut(true)
    }
  },
}
