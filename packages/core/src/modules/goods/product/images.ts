import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { keepUpload } from '../../logos/index.ts'
import { deleteImage, insertImage, updateProductVersion } from './product-store.ts'
import { type ProductView, targetOf, viewOf } from './product-view.ts'
import { lockProduct, requireProduct } from './products.ts'

const MOST = 10

/** The picture is judged and kept first; a product that is not there is told before any of that work. */
export async function createImage(ctx: SessionContext, id: string, picture: Buffer): Promise<ProductView> {
  await inTenant(ctx, tx => requireProduct(tx, id))
  const address = await keepUpload(ctx, picture)
  return inTenant(ctx, async tx => {
    const product = await lockProduct(tx, id, undefined)
    if (product.images.some(image => image.address === address)) return viewOf(product)
    if (product.images.length >= MOST) throw new AppError(409, 'wrong_state')
    await insertImage(tx, id, address)
    await updateProductVersion(tx, id)
    await recordChange(tx, ctx, {
      action: 'goods.product_changed',
      target: targetOf(product),
      changes: { images: [product.images.length, product.images.length + 1] },
    })
    return viewOf(await requireProduct(tx, id))
  })
}

export const removeImage = (ctx: SessionContext, id: string, imageId: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const product = await lockProduct(tx, id, undefined)
    if (!isUuid(imageId) || !(await deleteImage(tx, id, imageId))) throw notFound()
    await updateProductVersion(tx, id)
    await recordChange(tx, ctx, {
      action: 'goods.product_changed',
      target: targetOf(product),
      changes: { images: [product.images.length, product.images.length - 1] },
    })
  })
