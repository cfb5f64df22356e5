import type { Meta, StoryObj } from '@storybook/react-vite'
import { sql } from 'kysely'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Desk, signedIn } from '#tests/support/desk.tsx'
import { Screen } from '#workbench/areas/claim/verify-desk.tsx'
import { keepProfile } from '#workbench/devices/profiles.ts'
import { local } from '#workbench/http/storage/storage.ts'

/** The desk with a simulated reader; the server runs inside this page, with a small college. */
const meta = {
  title: 'Workbench/Verification desk',
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

interface Person {
  readonly name: string
  readonly idNo: string
}
/** Of those who are awaited, each story takes others. */
const people: Person[] = []
let server: Awaited<ReturnType<typeof signedIn>>

async function begin() {
  server = await signedIn('verifier')
  local.write('verifyDesk', '东区体育馆 1 号台')
  keepProfile({
    id: 'story-id',
    name: '一号窗口身份证',
    purpose: 'id-card',
    driver: 'id-card-reader',
    link: 'simulator',
  })
  if (people.length === 0) {
    const { rows } = await sql<Person>`select name, id_no as "idNo" from admissions_admitted_student
      where arrival = 'awaited' and id_type = '1' and id_no ~ '^\\d{17}[\\dX]$'
        and (paid >= due or deferred_until is not null)
      order by id limit 20`.execute(server.app.db)
    people.push(...rows)
  }
  return {}
}
const another = () => people.shift() as Person

// Between two stories the desk stands as it was left, as between two looks at its screen.
const panel = (canvas: Canvas) => canvas.findByRole('region', { name: '核验结果' })
const says = async (canvas: Canvas, words: string) =>
  waitFor(async () => expect(await panel(canvas)).toHaveTextContent(words))

/** Sends anyone who is still in front of the desk away; a key is heard once the desk stands. */
async function callNext(canvas: Canvas) {
  await panel(canvas)
  await userEvent.keyboard('{Escape}')
  await says(canvas, '请刷身份证或校园卡')
}

/** Puts a card on the reader by the tools of the simulated device, as a person without a reader does. */
async function tap(canvas: Canvas, { name, idNo }: Person) {
  await canvas.findByText('一号窗口身份证：在线')
  // What was said of the one before is not taken for an answer.
  await callNext(canvas)
  await userEvent.click(canvas.getByRole('button', { name: '模拟设备：一号窗口身份证' }))
  const tools = within(await screen.findByRole('dialog', { name: /模拟操作/ }))
  const fill = async (label: string, text: string) => {
    const field = tools.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  await fill('姓名', name)
  await fill('身份证号码', idNo)
  await userEvent.click(tools.getByRole('button', { name: '放上身份证' }))
  await userEvent.keyboard('{Escape}')
}

const offline = (isOff: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOff })
  dispatchEvent(new Event(isOff ? 'offline' : 'online'))
}

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await callNext(canvas)
    await waitFor(() => expect(canvas.getByText('正在使用模拟设备')).toBeVisible())
  },
}

export const Passed: Story = {
  play: async ({ canvas }) => {
    const person = another()
    await tap(canvas, person)
    await says(canvas, '通过')
    await expect(await panel(canvas)).toHaveTextContent(person.name)
    await expect(await panel(canvas)).not.toHaveTextContent(person.idNo)
    // The simulated card is lifted after two seconds, and nobody is asked to take it from then on.
    await waitFor(async () => expect(await panel(canvas)).not.toHaveTextContent('请取走证件'))
  },
}

export const ArrivedBefore: Story = {
  play: async ({ canvas }) => {
    const person = another()
    await sql`update admissions_admitted_student set arrival = 'arrived', arrived_at = now()
      where id_no = ${person.idNo}`.execute(server.app.db)
    await tap(canvas, person)
    await says(canvas, '已报到')
    await waitFor(() => expect(canvas.getByRole('button', { name: /人工放行/ })).toBeDisabled())
  },
}

export const NotOnTheList: Story = {
  play: async ({ canvas }) => {
    await tap(canvas, { name: '林晓样', idNo: '999999200803150024' })
    await says(canvas, '不在名单')
  },
}

export const AnotherNameOnTheCard: Story = {
  play: async ({ canvas }) => {
    await tap(canvas, { ...another(), name: '张冠李' })
    await says(canvas, '人证不符')
    await userEvent.click(canvas.getByRole('button', { name: /人工放行/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '确认放行' }))
    // A dialog that is still on its way in is not to be seen yet.
    await waitFor(() => expect(dialog.getByText('请写明放行原因')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
  },
}

export const LetInByTwo: Story = {
  play: async ({ canvas }) => {
    await tap(canvas, { ...another(), name: '张冠李' })
    await says(canvas, '人证不符')
    await userEvent.click(canvas.getByRole('button', { name: /人工放行/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByLabelText(/^放行原因/), '已核对户口簿与本人')
    await userEvent.type(dialog.getByLabelText(/^第二人账号/), 'admin')
    await userEvent.type(dialog.getByLabelText(/^第二人密码/), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: '确认放行' }))
    await waitFor(() => expect(dialog.getByText('第二人的账号或密码不正确')).toBeVisible())
    await userEvent.type(dialog.getByLabelText(/^第二人密码/), 'Campus@2026')
    await userEvent.click(dialog.getByRole('button', { name: '确认放行' }))
    await says(canvas, '人工放行')
  },
}

export const NoNetwork: Story = {
  play: async ({ canvas }) => {
    const person = another()
    await canvas.findByText('一号窗口身份证：在线')
    await canvas.findByText(/^断网可用/)
    offline(true)
    try {
      await tap(canvas, person)
      await says(canvas, '按名单副本判断，待上传')
      const bar = within(canvas.getByText('网络中断，核验照常').closest('[role="alert"]') as HTMLElement)
      await waitFor(() => expect(bar.getByText(/^按 \d\d:\d\d:\d\d 更新的名单判断/)).toBeVisible())
      await expect(canvas.queryByText('网络正常')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: '1 条待上传' }))
      const queue = within(await screen.findByRole('dialog', { name: '待上传与需处理' }))
      await waitFor(() => expect(queue.getByText(person.name)).toBeVisible())
      await userEvent.keyboard('{Escape}')
    } finally {
      offline(false)
    }
    await expect(await canvas.findByRole('button', { name: '0 条待上传' })).toBeVisible()
  },
}

export const AnotherDeskWasFirst: Story = {
  play: async ({ canvas }) => {
    const person = another()
    await canvas.findByText('一号窗口身份证：在线')
    await canvas.findByText(/^断网可用/)
    offline(true)
    try {
      await tap(canvas, person)
      await says(canvas, '按名单副本判断，待上传')
      await sql`update admissions_admitted_student set arrival = 'arrived', arrived_at = now()
        where id_no = ${person.idNo}`.execute(server.app.db)
    } finally {
      offline(false)
    }
    await userEvent.click(await canvas.findByRole('button', { name: '1 条需处理' }))
    const queue = within(await screen.findByRole('dialog', { name: '待上传与需处理' }))
    await waitFor(() => expect(queue.getByText(`${person.name}：已放行，服务器未通过`)).toBeVisible())
    await userEvent.click(queue.getByRole('button', { name: '已处理' }))
    await expect(await queue.findByText('没有待上传的核验')).toBeVisible()
  },
}

export const TakenBack: Story = {
  play: async ({ canvas }) => {
    await tap(canvas, another())
    await says(canvas, '通过')
    await userEvent.keyboard('{F4}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '确认撤销' }))
    await says(canvas, '已撤销')
  },
}

export const WhichDesk: Story = {
  loaders: [
    async () => {
      await begin()
      local.remove('verifyDesk')
      return {}
    },
  ],
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('button', { name: '开始核验' })
    await waitFor(() => expect(start).toBeDisabled())
    await userEvent.type(canvas.getByLabelText(/台号/), '东区体育馆 2 号台')
    await userEvent.click(start)
    await callNext(canvas)
  },
}
