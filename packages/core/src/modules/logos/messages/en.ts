import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.picture_unreadable': 'The picture could not be read',
  'problem.picture_unreadable.detail': 'Choose a PNG, JPEG or WebP picture. Animations do not fit.',
  'problem.picture_dimensions': 'The picture has too many pixels',
  'problem.picture_dimensions.detail':
    'Width and height may be up to {pixels} pixels. Make it smaller and upload it again.',
})
