import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, type ReactNode } from 'react'
import { nameIn } from './aliases.ts'
import { BookTable } from './book-table.tsx'
import type { Guide } from './guide.ts'
import { useSay } from './say.ts'

/** The docs page of a component: its guide round what Storybook itself knows of it. */
export const GuidePage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters.guide
  const say = useSay()
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? (
        <Sheet>
          <p className="book-lead">{say(guide.purpose)}</p>
          <Where title={preparedMeta.title} stories={String(preparedMeta.parameters.fileName)} />
        </Sheet>
      ) : (
        <Description />
      )}
      <Primary />
      {guide && <Advice {...guide} />}
      {preparedMeta.component && <Controls />}
      <Stories includePrimary={false} title={say(guide ? 'States' : 'More')} />
    </>
  )
}

const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled>
    <div className="book">{children}</div>
  </Unstyled>
)

const sources = Object.keys(import.meta.glob('/design-system/*/*.tsx'))
const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** How to import it, and where it and its stories are written. */
const Where = ({ title, stories }: { readonly title: string; readonly stories: string }) => {
  const say = useSay()
  const name = nameIn(title)
  const source = sources.find((path) => path.endsWith(`/${kebab(name)}.tsx`))?.slice(1)
  const lines = [
    source && (['Import', `import { ${name} } from '#${source}'`] as const),
    source && (['Source', source] as const),
    ['Stories', stories.replace(/^\.\//, '')] as const,
  ]
  return (
    <dl className="book-source">
      {lines.map(
        (line) =>
          line && (
            <Fragment key={line[0]}>
              <dt>{say(line[0])}</dt>
              <dd>
                <code>{line[1]}</code>
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}

const Advice = ({ anatomy, dos, donts, keyboard }: Guide) => {
  const say = useSay()
  return (
    <Sheet>
      <Section title={say('Anatomy')}>
        <BookTable
          head={[say('Part'), say('Role')]}
          rows={anatomy.map(([part, role]) => [say(part), say(role)])}
        />
      </Section>
      <Section title={say('Do and don’t')}>
        <div className="book-advice">
          <Advised kind="do" title={say('Do')} mark="✓" texts={dos.map(say)} />
          <Advised kind="dont" title={say('Don’t')} mark="✗" texts={donts.map(say)} />
        </div>
      </Section>
      {keyboard && (
        <Section title={say('Keyboard')}>
          <BookTable
            head={[say('Keys'), say('What they do')]}
            rows={keyboard.map(({ keys, does }) => [<Keys key={keys} of={keys} />, say(does)])}
          />
        </Section>
      )}
    </Sheet>
  )
}

/** `↑ ↓`, `Enter, Space` and `Ctrl+A` as caps; words that are no keys stay together. */
const Keys = ({ of }: { readonly of: string }) => {
  const caps = of.split(/[,/]?\s+|(?<=.)\+(?=.)/)
  return (caps.every((cap) => /^[^a-z]/.test(cap)) ? caps : [of]).map((cap) => <kbd key={cap}>{cap}</kbd>)
}

interface AdvisedProps {
  readonly kind: 'do' | 'dont'
  readonly title: string
  readonly mark: string
  readonly texts: readonly string[]
}

const Advised = ({ kind, title, mark, texts }: AdvisedProps) => (
  <section data-kind={kind}>
    <h3>{title}</h3>
    <ul>
      {texts.map((text) => (
        <li key={text} data-mark={mark}>
          {text}
        </li>
      ))}
    </ul>
  </section>
)

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)
