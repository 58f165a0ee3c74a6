import { Image, ThemeIcon } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import type { Product } from '../../data/business/goods.ts'

/** The first picture, or a sign that stands for any product. */
export function ProductPicture({ product, size }: { product: Product; size: number }) {
  const [first] = product.images
  if (first) return <Image src={first.address} alt="" w={size} h={size} radius="sm" fit="cover" />
  return (
    <ThemeIcon variant="light" color="gray" size={size} aria-hidden>
      <IconPackage size={size * 0.6} stroke={1.5} />
    </ThemeIcon>
  )
}
