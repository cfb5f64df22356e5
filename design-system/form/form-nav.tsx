import { useText } from '#design-system/text/text.tsx'
import { form } from '#styled-system/recipes/index.js'
import { useFormPlan } from './form-context.ts'
import { FaultCount } from './form-section.tsx'
import { reveal } from './reveal.ts'
import { useInSight } from './use-in-sight.ts'

/** The sections of a long form, the one in sight marked, each with its faults. */
export const FormNav = () => {
  const t = useText()
  const { sections } = useFormPlan()
  const [current, hold] = useInSight(sections)
  const style = form()
  return (
    <nav className={style.nav} aria-label={t('表单分区')}>
      <ul className={style.navList}>
        {sections.map(({ key, title, element }) => (
          <li key={key}>
            <a
              className={style.navLink}
              href={`#${key}`}
              title={title}
              aria-current={key === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault()
                hold(key)
                reveal(element.closest('summary') ?? element)
              }}
            >
              <span>{title}</span>
              <FaultCount section={key} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
