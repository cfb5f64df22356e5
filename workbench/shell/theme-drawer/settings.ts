import { accents } from '#design-system/theme/accents.ts'
import type { Look } from '#workbench/portal/look/look.ts'

type Named<Wanted> = { [Name in keyof Look]: Look[Name] extends Wanted ? Name : never }[keyof Look]
type SwitchName = Named<boolean>
type ChoiceName = Exclude<Named<string>, 'accent' | 'watermarkText' | 'language'>

type Choice = {
  [Name in ChoiceName]: {
    readonly type: 'choice'
    readonly name: Name
    readonly label: string
    readonly options: Readonly<Record<Look[Name], string>>
  }
}[ChoiceName]

/** One line of the drawer. `needs` is a switch that must be on for it to mean anything. */
export type Setting = (
  | Choice
  | { readonly type: 'switch'; readonly name: SwitchName; readonly label: string; readonly help?: string }
  | {
      readonly type: 'accent' | 'language' | 'seconds' | 'mark'
      readonly label: string
      readonly help?: string
    }
) & { readonly needs?: SwitchName }

interface Section {
  readonly title: string
  readonly settings: readonly Setting[]
}

export const swatches = accents.map(({ name, value }) => ({ value, label: name }))

/** Each in its own tongue: anyone who looks for one may not read the other. */
export const languages = { 'zh-cn': '简体中文', 'zh-tw': '繁體中文', en: 'English' } as const

export const modes = { light: '浅色', dark: '深色', system: '跟随系统' } as const

/** The theme drawer from top to bottom. */
export const sections: readonly Section[] = [
  {
    title: '外观',
    settings: [
      { type: 'choice', name: 'mode', label: '明暗', options: modes },
      { type: 'accent', label: '主题色' },
      {
        type: 'choice',
        name: 'density',
        label: '疏密',
        options: { auto: '自动', compact: '紧凑', default: '标准', touch: '触屏' },
      },
      {
        type: 'choice',
        name: 'size',
        label: '字号',
        options: { normal: '标准', large: '大', larger: '特大' },
      },
      {
        type: 'choice',
        name: 'contrast',
        label: '对比度',
        options: { system: '跟随系统', normal: '标准', more: '增强' },
      },
      {
        type: 'choice',
        name: 'vision',
        label: '色彩',
        options: { normal: '标准', grey: '灰色', weak: '色弱' },
      },
      {
        type: 'choice',
        name: 'animation',
        label: '切换动画',
        options: { slide: '滑入', fade: '淡入', none: '无' },
      },
      { type: 'language', label: '界面语言' },
    ],
  },
  {
    title: '布局',
    settings: [
      {
        type: 'choice',
        name: 'layout',
        label: '菜单布局',
        options: { transverse: '横向', classic: '经典', columns: '分栏', defaults: '侧边' },
      },
      { type: 'switch', name: 'collapsed', label: '收起侧边菜单', help: '只显示图标' },
      { type: 'switch', name: 'uniqueOpened', label: '同时只展开一个菜单' },
      { type: 'switch', name: 'logo', label: '显示标志' },
      { type: 'switch', name: 'breadcrumb', label: '显示当前位置' },
      { type: 'switch', name: 'breadcrumbIcon', label: '当前位置带图标', needs: 'breadcrumb' },
      { type: 'switch', name: 'footer', label: '显示页脚' },
    ],
  },
  {
    title: '页签',
    settings: [
      { type: 'switch', name: 'tabs', label: '显示页签栏' },
      {
        type: 'choice',
        name: 'tabStyle',
        label: '页签样式',
        options: { soft: '柔和', line: '下划线', card: '卡片' },
        needs: 'tabs',
      },
      { type: 'switch', name: 'tabIcons', label: '页签带图标', needs: 'tabs' },
      { type: 'switch', name: 'tabsKept', label: '重新打开时恢复页签' },
      { type: 'switch', name: 'tabsSortable', label: '可以拖动排序', needs: 'tabs' },
    ],
  },
  {
    title: '安全',
    settings: [
      { type: 'switch', name: 'lockScreen', label: '无操作时自动锁屏', help: '解锁需要输入登录密码' },
      { type: 'seconds', label: '锁屏等待时间', needs: 'lockScreen' },
      { type: 'switch', name: 'watermark', label: '显示水印', help: '显示姓名、账号和时间' },
      { type: 'mark', label: '水印附加文字', needs: 'watermark' },
    ],
  },
]
