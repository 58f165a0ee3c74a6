import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.picture_unreadable': 'L’image n’a pas pu être lue',
  'problem.picture_unreadable.detail':
    'Choisissez une image PNG, JPEG ou WebP. Les animations ne conviennent pas.',
  'problem.picture_dimensions': 'L’image est trop grande',
  'problem.picture_dimensions.detail':
    'La largeur et la hauteur ne doivent pas dépasser {pixels} pixels. Réduisez l’image et envoyez-la à nouveau.',
})
