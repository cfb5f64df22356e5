import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { KeyAct } from '#stories/guide/keyboard.ts'

type At = Pick<StoryContext, 'canvas'>

const rows = ({ canvas }: At) => canvas.getAllByRole('row') as HTMLElement[]
/** The heading row is row 0; columns count from 0, the checkbox and the unfolding column first. */
const cell = (at: At, row: number, col: number) => {
  const line = rows(at)[row] as HTMLElement
  return within(line).getAllByRole(row === 0 ? 'columnheader' : 'gridcell')[col] as HTMLElement
}
const press = (keys: string) => userEvent.keyboard(keys)
const chosen = ({ canvas }: At) => canvas.queryAllByRole('row', { selected: true }).length
/** What the browser's copy command, which Ctrl+C is, would put on the clipboard. */
const copied = () => {
  const clipboardData = new DataTransfer()
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return clipboardData.getData('text/plain')
}
const from = (at: At, row: number, col: number) => cell(at, row, col).focus()
const last = { row: 10, col: 11 }

/** Columns of the story: checkbox, unfold, code, name, campus, kind, floors, area, date, state, keeper, note. */
const keeper = 10

export const keyboard: readonly KeyAct[] = [
  {
    keys: 'Tab',
    does: 'enters the grid at the cell that was last reached, and leaves it again',
    proof: async (at) => {
      const inside = () => rows(at).some((row) => row.contains(document.activeElement))
      await userEvent.tab()
      await waitFor(() => expect(cell(at, 1, 0)).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(inside()).toBe(false))
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(cell(at, 1, 0)).toHaveFocus())
    },
  },
  {
    keys: '↓ ↑ → ←',
    does: 'go to the next cell that way, the headings among them',
    proof: async (at) => {
      from(at, 1, 2)
      await press('{ArrowDown}')
      await waitFor(() => expect(cell(at, 2, 2)).toHaveFocus())
      await press('{ArrowRight}')
      await waitFor(() => expect(cell(at, 2, 3)).toHaveFocus())
      await press('{ArrowLeft}{ArrowLeft}')
      await waitFor(() => expect(cell(at, 2, 1)).toHaveFocus())
      await press('{ArrowUp}{ArrowUp}')
      await waitFor(() => expect(cell(at, 0, 1)).toHaveFocus())
    },
  },
  {
    keys: 'Home End',
    does: 'go to the first and to the last cell of the row',
    proof: async (at) => {
      from(at, 2, 3)
      await press('{End}')
      await waitFor(() => expect(cell(at, 2, last.col)).toHaveFocus())
      await press('{Home}')
      await waitFor(() => expect(cell(at, 2, 0)).toHaveFocus())
    },
  },
  {
    keys: 'Ctrl+Home Ctrl+End',
    does: 'go to the first and to the last cell of the grid',
    proof: async (at) => {
      from(at, 2, 3)
      await press('{Control>}{End}{/Control}')
      await waitFor(() => expect(cell(at, last.row, last.col)).toHaveFocus())
      await press('{Control>}{Home}{/Control}')
      await waitFor(() => expect(cell(at, 1, 0)).toHaveFocus())
    },
  },
  {
    keys: 'Ctrl+arrow',
    does: 'goes to the edge of the grid that way',
    proof: async (at) => {
      from(at, 2, 3)
      await press('{Control>}{ArrowDown}{/Control}')
      await waitFor(() => expect(cell(at, last.row, 3)).toHaveFocus())
      await press('{Control>}{ArrowRight}{/Control}')
      await waitFor(() => expect(cell(at, last.row, last.col)).toHaveFocus())
      await press('{Control>}{ArrowUp}{/Control}')
      await waitFor(() => expect(cell(at, 1, last.col)).toHaveFocus())
      await press('{Control>}{ArrowLeft}{/Control}')
      await waitFor(() => expect(cell(at, 1, 0)).toHaveFocus())
    },
  },
  {
    keys: 'PageDown PageUp',
    does: 'go down and up by as many rows as are in sight',
    proof: async (at) => {
      from(at, 1, 3)
      await press('{PageDown}')
      const reached = rows(at).findIndex((row) => row.contains(document.activeElement))
      await waitFor(() => expect(reached).toBeGreaterThan(5))
      await press('{PageUp}')
      await waitFor(() => expect(cell(at, 1, 3)).toHaveFocus())
    },
  },
  {
    keys: 'Space',
    does: 'chooses the row, and lets go of it',
    proof: async (at) => {
      from(at, 3, 4)
      await press(' ')
      await waitFor(() => expect(rows(at)[3]).toHaveAttribute('aria-selected', 'true'))
      await press(' ')
      await waitFor(() => expect(rows(at)[3]).toHaveAttribute('aria-selected', 'false'))
    },
  },
  {
    keys: 'Shift+Space',
    does: 'chooses all rows from the one chosen before to this one',
    proof: async (at) => {
      from(at, 2, 4)
      await press(' ')
      await press('{ArrowDown}{ArrowDown}')
      await press('{Shift>} {/Shift}')
      await waitFor(() => expect(chosen(at)).toBe(3))
      await userEvent.click(at.canvas.getByRole('button', { name: '清除选择' }))
      await waitFor(() => expect(chosen(at)).toBe(0))
    },
  },
  {
    keys: 'Shift+↓ Shift+↑',
    does: 'go to the next row and choose the rows one has passed',
    proof: async (at) => {
      from(at, 2, 4)
      await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await waitFor(() => expect(chosen(at)).toBe(3))
      await press('{Shift>}{ArrowUp}{/Shift}')
      await waitFor(() => expect(chosen(at)).toBe(2))
    },
  },
  {
    keys: 'Ctrl+A',
    does: 'chooses every row that is here',
    proof: async (at) => {
      from(at, 1, 4)
      await press('{Control>}a{/Control}')
      await waitFor(() => expect(chosen(at)).toBe(last.row))
    },
  },
  {
    keys: 'Ctrl+C',
    does: 'copies the chosen rows under their headings, or the one cell, as a spreadsheet takes them',
    proof: async (at) => {
      from(at, 1, 3)
      const whole = copied()
      await waitFor(() => expect(whole.split('\n')).toHaveLength(last.row + 1))
      await waitFor(() => expect(whole.startsWith('编号\t名称\t校区')).toBe(true))
      await userEvent.click(at.canvas.getByRole('button', { name: '清除选择' }))
      from(at, 1, 3)
      await waitFor(() => expect(copied()).toBe('明德楼'))
    },
  },
  {
    keys: 'Enter (row)',
    does: 'opens the row',
    proof: async (at) => {
      const opened = (at as StoryContext).args.onRowActivate
      from(at, 2, 3)
      await press('{Enter}')
      await waitFor(() => expect(opened).toHaveBeenCalled())
    },
  },
  {
    keys: 'Enter or Space (unfolding column)',
    does: 'unfolds what is under the row, and folds it in',
    proof: async (at) => {
      from(at, 2, 1)
      await press('{Enter}')
      await waitFor(() =>
        expect(within(cell(at, 2, 1)).getByRole('button')).toHaveAttribute('aria-expanded', 'true'),
      )
      await press(' ')
      await waitFor(() =>
        expect(within(cell(at, 2, 1)).getByRole('button')).toHaveAttribute('aria-expanded', 'false'),
      )
    },
  },
  {
    keys: 'Enter or F2 (editable cell)',
    does: 'edits it; Enter saves, Esc leaves it as it was',
    proof: async (at) => {
      from(at, 1, keeper)
      await press('{F2}')
      await press('赵敏{Escape}')
      await waitFor(() => expect(cell(at, 1, keeper)).toHaveTextContent('王建国'))
      await waitFor(() => expect(cell(at, 1, keeper)).toHaveFocus())
      await press('{Enter}')
      await userEvent.clear(document.activeElement as HTMLElement)
      await press('{Enter}')
      await waitFor(() => expect(at.canvas.getByRole('alert')).toHaveTextContent('请填写负责人'))
      await press('赵敏{Enter}')
      await waitFor(() => expect(cell(at, 1, keeper)).toHaveTextContent('赵敏'))
      await waitFor(() => expect(cell(at, 1, keeper)).toHaveFocus())
    },
  },
  {
    keys: 'Tab (while editing)',
    does: 'saves and goes on to the next cell that may be edited; with Shift to the one before',
    proof: async (at) => {
      from(at, 1, keeper)
      await press('{Enter}{Tab}')
      await waitFor(() => expect(cell(at, 2, keeper).querySelector('input')).toHaveFocus())
      await press('{Shift>}{Tab}{/Shift}')
      await waitFor(() => expect(cell(at, 1, keeper).querySelector('input')).toHaveFocus())
      await press('{Escape}')
    },
  },
  {
    keys: 'Enter or Space (heading)',
    does: 'sorts by the column: up, down, as it was',
    proof: async (at) => {
      from(at, 0, 6)
      await press('{Enter}')
      await waitFor(() => expect(cell(at, 0, 6)).toHaveAttribute('aria-sort', 'ascending'))
      await press(' ')
      await waitFor(() => expect(cell(at, 0, 6)).toHaveAttribute('aria-sort', 'descending'))
      await press('{Enter}')
      await waitFor(() => expect(cell(at, 0, 6)).not.toHaveAttribute('aria-sort'))
    },
  },
  {
    keys: 'Shift+Enter (heading)',
    does: 'sorts by the column after those already sorted by',
    proof: async (at) => {
      from(at, 0, 4)
      await press('{Enter}')
      from(at, 0, 6)
      await press('{Shift>}{Enter}{/Shift}')
      await waitFor(() => expect(cell(at, 0, 4)).toHaveAttribute('aria-sort', 'ascending'))
      await waitFor(() => expect(cell(at, 0, 6)).toHaveTextContent('2'))
      await press('{Enter}{Enter}{Enter}')
    },
  },
  {
    keys: 'Alt+→ Alt+← (heading)',
    does: 'makes the column wider or narrower',
    proof: async (at) => {
      const before = cell(at, 0, 4).offsetWidth
      from(at, 0, 4)
      await press('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
      await waitFor(() => expect(cell(at, 0, 4).offsetWidth).toBe(before + 20))
      await press('{Alt>}{ArrowLeft}{/Alt}')
      await waitFor(() => expect(cell(at, 0, 4).offsetWidth).toBe(before + 10))
    },
  },
  {
    keys: 'Shift+→ Shift+← (heading)',
    does: 'moves the column',
    proof: async (at) => {
      from(at, 0, 3)
      await press('{Shift>}{ArrowRight}{/Shift}')
      await waitFor(() => expect(cell(at, 0, 4)).toHaveAccessibleName('名称'))
      await waitFor(() => expect(cell(at, 0, 4)).toHaveFocus())
      await press('{Shift>}{ArrowLeft}{/Shift}')
      await waitFor(() => expect(cell(at, 0, 3)).toHaveAccessibleName('名称'))
    },
  },
  {
    keys: 'Alt+↓ (heading)',
    does: 'opens the menu of the column: sort, filter, pin, move, hide',
    proof: async (at) => {
      from(at, 0, 4)
      await press('{Alt>}{ArrowDown}{/Alt}')
      const menu = await screen.findByRole('menu', { name: '校区的列操作' })
      await waitFor(() => expect(menu).toHaveFocus())
      await press('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(cell(at, 0, 4)).toHaveFocus())
    },
  },
  {
    keys: 'Esc (widget within a cell)',
    does: 'goes back to the cell',
    proof: async (at) => {
      within(cell(at, 0, 4))
        .getByRole('button', { name: '校区' })
        .focus()
      await press('{Escape}')
      await waitFor(() => expect(cell(at, 0, 4)).toHaveFocus())
    },
  },
]
