import { css } from '#styled-system/css/index.js'

export const list = css({ display: 'grid', listStyle: 'none', padding: '0', margin: '0' })
