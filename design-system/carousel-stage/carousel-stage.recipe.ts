import { defineSlotRecipe } from '@pandacss/dev'

export const carouselStageRecipe = defineSlotRecipe({
  className: 'carousel-stage',
  slots: ['root', 'stage', 'page', 'bar', 'button', 'title', 'dots', 'dot', 'fill', 'broken'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      height: 'full',
      minHeight: '0',
      color: 'text',
    },
    stage: { position: 'relative', flex: '1', minHeight: '0' },
    page: {
      position: 'absolute',
      inset: '0',
      animation: 'fadeIn',
      animationDuration: 'slow',
      // Drawn already, so that it stands there whole when its turn comes.
      '&[inert]': { visibility: 'hidden', animation: 'none' },
    },
    bar: { display: 'flex', alignItems: 'center', gap: '1', textStyle: 'body', color: 'text.quiet' },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'control.sm',
      height: 'control.sm',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { color: 'text' },
      '& svg': { width: 'icon.md', height: 'icon.md' },
    },
    title: {
      marginInlineStart: '1',
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    dots: { display: 'flex', gap: '1.5' },
    dot: { width: '8', height: '1', borderRadius: 'full', bg: 'border', overflow: 'hidden' },
    fill: {
      display: 'block',
      height: 'full',
      bg: 'accent',
      transformOrigin: '0 0',
      animation: 'fill var(--dwell) linear',
      '&[data-paused]': { animationPlayState: 'paused' },
    },
    broken: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: 'full',
      color: 'text.quiet',
    },
  },
})
