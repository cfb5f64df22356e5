import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Command } from '#design-system/command-palette/command.ts'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { spokenLanguage, wordsOf } from '#workbench/language/language.ts'
import { everyMenu, isScreen, type Menu } from '#workbench/portal/menus/menu.ts'
import { homeTab } from '#workbench/portal/tabs.ts'
import { fixedPlaces } from '#workbench/shell/fixed-places.ts'

/** What reads titles aloud, once it has come: it is heavy. */
export type Spelling = typeof import('./pinyin.ts')

/** A command, and what choosing it does: it goes somewhere, or acts. */
export interface Doing {
  readonly command: Command
  readonly href?: string
  readonly act?: () => void
}

/** Menus beyond which reading every title in its context would be felt: about a tenth of a second. */
const many = 1_000

/** A title in a language, looked up where it lies: a translator has more to do than is needed for thousands. */
const said = (title: string, language: string): string => wordsOf(language)[title] ?? title

/** The words of a title in every language there is, and its pinyin. */
const wordsFor = (title: string, read: Spelling['pinyinWords'] | undefined) =>
  [title, said(title, 'zh-tw'), said(title, 'en'), ...(read?.(title) ?? [])].join(' ')

/** Every screen and link of the menus, with the areas they stand in; the most used first. */
export function menuCommands(
  menus: readonly Menu[],
  t: TFunction,
  times: (menuId: string) => number,
  spelling: Spelling | null,
): readonly Doing[] {
  const read = [...everyMenu(menus)].length > many ? spelling?.quickPinyinWords : spelling?.pinyinWords
  const say = (title: string) => said(title, spokenLanguage())
  const group = t('菜单')
  const under = (entries: readonly Menu[], above: readonly string[]): Doing[] =>
    entries.flatMap((menu) => [
      ...(isScreen(menu) || menu.link ? [doing(menu, above)] : []),
      ...(menu.children.length > 0 ? under(menu.children, [...above, say(menu.title)]) : []),
    ])
  const doing = ({ id, title, icon, link, path }: Menu, above: readonly string[]): Doing => ({
    href: link ?? path,
    command: {
      id,
      label: say(title),
      group,
      hint: above.join(' / '),
      keywords: wordsFor(title, read),
      icon: <MenuIcon name={icon || (link ? 'external-link' : null)} />,
    },
  })
  return under(menus, []).toSorted((one, other) => times(other.command.id) - times(one.command.id))
}

/** What everybody may open, whatever their menus are. */
export const placeCommands = (t: TFunction, spelling: Spelling | null): readonly Doing[] =>
  [homeTab, ...fixedPlaces].map(({ path, title, icon }) => ({
    href: path,
    command: {
      id: path,
      label: t(title),
      group: t('个人'),
      keywords: wordsFor(title, spelling?.pinyinWords),
      icon: <MenuIcon name={icon} />,
    },
  }))

/** What is done without leaving the screen. */
export interface Action {
  readonly id: string
  readonly title: string
  readonly icon: ReactNode
  /** As on the keys. */
  readonly keys?: string
  readonly act: () => void
}

export const actionCommands = (
  actions: readonly Action[],
  t: TFunction,
  spelling: Spelling | null,
): readonly Doing[] =>
  actions.map(({ id, title, icon, keys, act }) => ({
    act,
    command: {
      id,
      label: t(title),
      group: t('操作'),
      keywords: wordsFor(title, spelling?.pinyinWords),
      icon,
      shortcut: keys,
    },
  }))
