import { defineSlotRecipe } from '@pandacss/dev'

export const appShellRecipe = defineSlotRecipe({
  className: 'app-shell',
  jsx: ['AppShell'],
  slots: ['root', 'top', 'rail', 'side', 'content', 'tabs', 'main', 'bottom'],
  base: {
    // One grid for all layouts: a change of layout moves the parts and mounts none of them anew.
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateAreas: { base: '"top top top" "content content content"' },
      height: 'screen',
      overflow: 'hidden',
      _print: { display: 'block', height: 'auto', overflow: 'visible' },
    },
    top: { gridArea: 'top', minWidth: '0' },
    rail: {
      gridArea: 'rail',
      display: { base: 'none', md: 'block' },
      minHeight: '0',
      borderInlineEndWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'rail.border',
      _print: { display: 'none' },
    },
    side: {
      gridArea: 'side',
      display: { base: 'none', md: 'block' },
      width: 'sidebar',
      minHeight: '0',
      borderInlineEndWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'sidebar.border',
      transitionProperty: 'width',
      transitionDuration: 'normal',
      transitionTimingFunction: 'standard',
      overflow: 'hidden',
      _print: { display: 'none' },
    },
    content: { gridArea: 'content', display: 'flex', flexDirection: 'column', minWidth: '0', minHeight: '0' },
    // A phone has its own way between places.
    tabs: {
      display: { base: 'none', md: 'block' },
      flex: 'none',
      minWidth: '0',
      _print: { display: 'none' },
    },
    bottom: { display: { base: 'block', md: 'none' }, flex: 'none', _print: { display: 'none' } },
    main: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      outline: 'none',
      _focusVisible: { outline: 'none' },
      _print: { overflow: 'visible' },
    },
  },
  variants: {
    layout: {
      transverse: {
        root: { gridTemplateAreas: { md: '"top top top" "rail side content"' } },
      },
      classic: {
        root: { gridTemplateAreas: { md: '"top top top" "rail side content"' } },
      },
      columns: {
        root: { gridTemplateAreas: { md: '"rail side top" "rail side content"' } },
      },
      defaults: {
        root: { gridTemplateAreas: { md: '"rail side top" "rail side content"' } },
      },
    },
    /** The content alone, with its tabs, from which one comes back. */
    full: {
      true: {
        root: {
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateAreas: { base: '"content content content"', md: '"content content content"' },
        },
        top: { display: 'none' },
        // The way back stands there.
        tabs: { display: { base: 'block', md: 'block' } },
        bottom: { display: 'none' },
        rail: { display: { base: 'none', md: 'none' } },
        side: { display: { base: 'none', md: 'none' } },
      },
    },
    collapsed: { true: { side: { width: 'rail' } } },
  },
  defaultVariants: { layout: 'transverse' },
  staticCss: [{ layout: ['*'], collapsed: ['*'], full: ['*'] }],
})
