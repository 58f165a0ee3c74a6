import type { DialogProps } from './modal-dialog.tsx'
import { useLoaded } from './use-loaded.ts'
import { useReturnFocus } from './use-return-focus.ts'

const load = () => import('./modal-dialog.tsx')

export function Dialog(props: DialogProps) {
  useReturnFocus(props.opened)
  const part = useLoaded(load, props.opened)
  return part && <part.ModalDialog {...props} />
}
