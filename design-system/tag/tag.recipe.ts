import { defineRecipe } from '@pandacss/dev'

const tone = (name: string) => ({
  bg: `${name}.soft`,
  color: `${name}.text`,
  borderColor: `${name}.border`,
})

export const tagRecipe = defineRecipe({
  className: 'tag',
  jsx: ['Tag'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    paddingInline: '1.5',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderRadius: 'sm',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: tone('neutral'),
      accent: tone('accent'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
    },
  },
  defaultVariants: { tone: 'neutral' },
  staticCss: [{ tone: ['*'] }],
})
