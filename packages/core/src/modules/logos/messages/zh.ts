import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'problem.picture_unreadable': '无法读取该图片',
  'problem.picture_unreadable.detail': '请选择 PNG、JPEG 或 WebP 图片，不支持动画。',
  'problem.picture_dimensions': '图片尺寸过大',
  'problem.picture_dimensions.detail': '宽度和高度不得超过 {pixels} 像素。请缩小后重新上传。',
})
