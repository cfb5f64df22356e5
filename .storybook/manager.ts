import { addons } from 'storybook/manager-api'
import { lightBook } from './book-theme.ts'

addons.setConfig({ theme: lightBook })
