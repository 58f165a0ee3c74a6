import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.picture_unreadable': 'No se pudo leer la imagen',
  'problem.picture_unreadable.detail': 'Elija una imagen PNG, JPEG o WebP. Las animaciones no sirven.',
  'problem.picture_dimensions': 'La imagen es demasiado grande',
  'problem.picture_dimensions.detail':
    'El ancho y el alto no pueden superar los {pixels} píxeles. Redúzcala y vuelva a subirla.',
})
