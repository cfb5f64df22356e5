import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { KeyAct } from '#stories/guide/keyboard.ts'

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) })
const has = (name: string) => waitFor(() => waitFor(() => expect(row(name)).toHaveFocus()))
const from = (name: string, keys: string) => {
  row(name).focus()
  return userEvent.keyboard(keys)
}
const selected = (name: string, yes = true) =>
  waitFor(() => expect(row(name)).toHaveAttribute('aria-selected', String(yes)))
const open = (name: string, yes: boolean) =>
  waitFor(() => expect(row(name)).toHaveAttribute('aria-expanded', String(yes)))

/** The keys of a tree in which several may be chosen, names changed and nodes moved. */
export const treeKeys: readonly KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes into the tree, to the row that had the focus last (at first the first one), and on to its actions.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await has('东湖校区')
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '东湖校区 的操作' })).toHaveFocus())
    },
  },
  {
    keys: '↓',
    does: 'To the next row in sight; nothing is unfolded or chosen.',
    proof: async () => {
      await from('东湖校区', '{ArrowDown}')
      await has('A01 明德楼')
      await selected('A01 明德楼', false)
    },
  },
  {
    keys: '↑',
    does: 'To the row before.',
    proof: async () => {
      await from('A01 明德楼', '{ArrowUp}')
      await has('东湖校区')
    },
  },
  {
    keys: '→',
    does: 'On a folded branch: unfolds it. On an unfolded one: to its first child. On a leaf: nothing.',
    proof: async () => {
      await from('A01 明德楼', '{ArrowRight}')
      await open('A01 明德楼', true)
      await has('A01 明德楼')
      await userEvent.keyboard('{ArrowRight}')
      await has('A01 101')
      await userEvent.keyboard('{ArrowRight}')
      await has('A01 101')
      await waitFor(() => expect(row('A01 101')).not.toHaveAttribute('aria-expanded'))
    },
  },
  {
    keys: '←',
    does: 'On a leaf or a folded branch: to the parent. On an unfolded branch: folds it.',
    proof: async () => {
      await from('A01 101', '{ArrowLeft}')
      await has('A01 明德楼')
      await userEvent.keyboard('{ArrowLeft}')
      await open('A01 明德楼', false)
      await userEvent.keyboard('{ArrowLeft}')
      await has('东湖校区')
    },
  },
  {
    keys: 'End',
    does: 'To the last row in sight.',
    proof: async () => {
      await from('东湖校区', '{End}')
      await has('南山校区')
    },
  },
  {
    keys: 'Home',
    does: 'To the first row.',
    proof: async () => {
      await from('南山校区', '{Home}')
      await has('东湖校区')
    },
  },
  {
    keys: 'A–Z, 0–9, 汉字',
    does: 'To the next row whose name begins with what is typed in quick succession.',
    proof: async () => {
      await from('东湖校区', 'a02')
      await has('A02 博学楼')
    },
  },
  {
    keys: '*',
    does: 'Unfolds all branches beside the row.',
    proof: async () => {
      // Type-ahead of the line before has to be over.
      await new Promise((done) => setTimeout(done, 500))
      await from('A01 明德楼', '*')
      await open('A01 明德楼', true)
      await open('A02 博学楼', true)
      await from('A01 明德楼', '{ArrowLeft}')
      await from('A02 博学楼', '{ArrowLeft}')
    },
  },
  {
    keys: 'Enter',
    does: 'Chooses the row, and that one alone.',
    proof: async () => {
      await from('A01 明德楼', '{Enter}')
      await selected('A01 明德楼')
      await from('A02 博学楼', '{Enter}')
      await selected('A02 博学楼')
      await selected('A01 明德楼', false)
    },
  },
  {
    keys: 'Space',
    does: 'Where several may be chosen: adds the row to them, or takes it away. Else as Enter.',
    proof: async () => {
      await from('A01 明德楼', ' ')
      await selected('A01 明德楼')
      await selected('A02 博学楼')
      await userEvent.keyboard(' ')
      await selected('A01 明德楼', false)
    },
  },
  {
    keys: 'Shift+↓, Shift+↑',
    does: 'Goes on and adds the row it comes to.',
    proof: async () => {
      await from('A01 明德楼', '{Enter}')
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
      await selected('A01 明德楼')
      await selected('A02 博学楼')
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
      await selected('A02 博学楼', false)
    },
  },
  {
    keys: 'Shift+End, Shift+Home',
    does: 'Chooses everything from the chosen row to the last, or to the first.',
    proof: async () => {
      await from('A02 博学楼', '{Enter}')
      await userEvent.keyboard('{Shift>}{End}{/Shift}')
      await selected('A03 笃行楼')
      await selected('南山校区')
      await from('A02 博学楼', '{Enter}')
      await userEvent.keyboard('{Shift>}{Home}{/Shift}')
      await selected('东湖校区')
      await selected('A03 笃行楼', false)
    },
  },
  {
    keys: 'Ctrl+A',
    does: 'Chooses all rows in sight that may be chosen.',
    proof: async () => {
      await from('A01 明德楼', '{Control>}a{/Control}')
      for (const name of ['东湖校区', 'A01 明德楼', 'A02 博学楼', 'A03 笃行楼', '南山校区'])
        await selected(name)
    },
  },
  {
    keys: 'F2',
    does: 'Lets one write another name; Enter keeps it, Esc leaves the old one.',
    proof: async ({ canvas }) => {
      await from('A03 笃行楼', '{F2}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '重命名' })).toHaveFocus())
      await userEvent.keyboard('别的{Escape}')
      await has('A03 笃行楼')
    },
  },
  {
    keys: 'Alt+↑, Alt+↓',
    does: 'Moves the row past the one before or after it.',
    proof: async () => {
      await from('A03 笃行楼', '{Alt>}{ArrowUp}{/Alt}')
      await waitFor(() => expect(row('A03 笃行楼')).toHaveAttribute('aria-posinset', '2'))
      await has('A03 笃行楼')
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await waitFor(() => expect(row('A03 笃行楼')).toHaveAttribute('aria-posinset', '3'))
    },
  },
  {
    keys: 'Alt+→, Alt+←',
    does: 'Moves the row into the one before it, or out beside its parent.',
    proof: async () => {
      await from('A03 笃行楼', '{Alt>}{ArrowRight}{/Alt}')
      await waitFor(() => expect(row('A03 笃行楼')).toHaveAttribute('aria-level', '3'))
      await has('A03 笃行楼')
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
      await waitFor(() => expect(row('A03 笃行楼')).toHaveAttribute('aria-level', '2'))
      await has('A03 笃行楼')
    },
  },
]

/** The keys that differ where rows have boxes. */
export const checkKeys: readonly KeyAct[] = [
  {
    keys: 'Space, Enter',
    does: 'With boxes: checks the row and all below it, or frees them.',
    proof: async () => {
      await from('A02 博学楼', ' ')
      await waitFor(() => expect(row('A02 博学楼')).toHaveAttribute('aria-checked', 'mixed'))
      await waitFor(() => expect(row('东湖校区')).toHaveAttribute('aria-checked', 'mixed'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(row('A02 博学楼')).toHaveAttribute('aria-checked', 'false'))
    },
  },
  {
    keys: 'Ctrl+A',
    does: 'With boxes: checks all that may be checked.',
    proof: async () => {
      await from('A03 笃行楼', '{Control>}a{/Control}')
      await waitFor(() => expect(row('南山校区')).toHaveAttribute('aria-checked', 'true'))
    },
  },
]
