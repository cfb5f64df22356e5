import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { Guide } from './guide.ts'

/** The docs page of a component: its guide round what Storybook itself knows of it. */
export const GuidePage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters.guide
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? <p>{guide.purpose}</p> : <Description />}
      <Primary />
      <Controls />
      {guide && <Advice {...guide} />}
      <Stories includePrimary={false} title="States" />
    </>
  )
}

const Advice = ({ anatomy, dos, donts, keyboard }: Guide) => (
  <>
    <Section title="Anatomy">
      <Table head={['Part', 'Role']} rows={anatomy} />
    </Section>
    <Section title="Do and don’t">
      <ul>
        {dos.map((text) => (
          <li key={text}>✓ Do: {text}</li>
        ))}
        {donts.map((text) => (
          <li key={text}>✗ Don’t: {text}</li>
        ))}
      </ul>
    </Section>
    {keyboard && (
      <Section title="Keyboard">
        <Table
          head={['Keys', 'What they do']}
          rows={keyboard.map(({ keys, does }) => [<kbd key={keys}>{keys}</kbd>, does])}
        />
      </Section>
    )}
  </>
)

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

interface TableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly [ReactNode, ReactNode])[]
}

const Table = ({ head, rows }: TableProps) => (
  <table>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, text]) => (
        <tr key={String(text)}>
          <td>{name}</td>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
