import { Component, type ComponentType, type ReactNode } from 'react'

type Args = Readonly<Record<string, unknown>>
interface Context {
  readonly args: Args
  readonly globals: Args
  readonly loaded: Args
  readonly parameters: Args
}
type Decorator = (Story: ComponentType, context: Context) => ReactNode

interface Annotations {
  readonly title?: string
  readonly component?: ComponentType<Args>
  readonly args?: Args
  readonly parameters?: Args
  readonly render?: (args: Args, context: Context) => ReactNode
  readonly decorators?: Decorator | readonly Decorator[]
}

/** What a story file exports. */
export interface StoryModule {
  readonly default: Annotations
  readonly [story: string]: unknown
}

export interface Shown {
  readonly title: string
  /** Nothing where the story fills a screen or lies over the page. */
  readonly Story?: ComponentType<{ readonly globals: Args }>
}

/**
 * The first story of a file, put together by hand: `composeStories` would set each in the book's own decorators again,
 * with settings that know nothing of the toolbar.
 */
export const firstStory = (module: StoryModule, source: string): Shown => {
  const meta = module.default
  const title = meta.title ?? ''
  // The source knows which is first; a module knows its exports only by the alphabet.
  const name = /^export const ([A-Z]\w*)/m.exec(source)?.[1] ?? ''
  const story = (module[name] ?? {}) as Annotations
  const args: Args = { ...meta.args, ...story.args }
  const parameters: Args = { ...meta.parameters, ...story.parameters }
  const alone =
    parameters.review === false ||
    parameters.layout === 'fullscreen' ||
    args.open === true ||
    args.defaultOpen === true
  const Bare = meta.component
  const render = story.render ?? meta.render ?? ((own: Args) => Bare && <Bare {...own} />)
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat() as Decorator[]
  // Once for each story, so that what it holds outlives a drawing of the page.
  const context = (globals: Args): Context => ({ args, globals, parameters, loaded: {} })
  const Plain: ComponentType<{ globals: Args }> = ({ globals }) => render(args, context(globals))
  const Story = decorators.reduce<ComponentType<{ globals: Args }>>(
    (Inner, decorate) =>
      ({ globals }) =>
        decorate(() => <Inner globals={globals} />, context(globals)),
    Plain,
  )
  return alone ? { title } : { title, Story }
}

interface FenceProps {
  readonly children: ReactNode
}

/** One story that breaks is said to be broken, and leaves the others standing. */
export class Fence extends Component<FenceProps, { readonly broken?: string }> {
  override state: { readonly broken?: string } = {}
  static getDerivedStateFromError = (error: unknown) => ({ broken: String(error) })
  override render() {
    return this.state.broken ? <p data-broken>{this.state.broken}</p> : this.props.children
  }
}
