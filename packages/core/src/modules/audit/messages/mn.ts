import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'audit.access.refused': 'Эрхгүй үйлдлийг зөвшөөрөөгүй',
  'permission.audit.read': 'Үйлдлийн бүртгэлийг харах, татах',
  'menu.audit': 'Үйлдлийн бүртгэл',
})
