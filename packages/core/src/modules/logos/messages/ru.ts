import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.picture_unreadable': 'Не удалось прочитать изображение',
  'problem.picture_unreadable.detail': 'Выберите изображение PNG, JPEG или WebP. Анимация не подходит.',
  'problem.picture_dimensions': 'Изображение слишком велико',
  'problem.picture_dimensions.detail':
    'Ширина и высота — не более {pixels} пикселей. Уменьшите изображение и загрузите его снова.',
})
