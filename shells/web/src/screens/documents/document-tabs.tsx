import {
  type Icon,
  IconChecks,
  IconEye,
  IconHistory,
  IconLock,
  IconMessage,
  IconSignature,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import type { DocumentTabProps } from './tab-props.ts'

export type DocumentTab = {
  key: string
  /** Its name is the text `documents.tab.<label>`. */
  label: 'preview' | 'versions' | 'approval' | 'comments' | 'access' | 'signatures'
  icon: Icon
  Content: ComponentType<DocumentTabProps>
}

/** What a document shows of itself, each loaded when it is looked at. Whatever else is known of documents adds a line here. */
export const DOCUMENT_TABS: readonly DocumentTab[] = [
  {
    key: 'preview',
    label: 'preview',
    icon: IconEye,
    Content: lazyPart(() => import('./page/preview-tab.tsx'), 'PreviewTab'),
  },
  {
    key: 'versions',
    label: 'versions',
    icon: IconHistory,
    Content: lazyPart(() => import('./page/versions-tab.tsx'), 'VersionsTab'),
  },
  {
    key: 'approval',
    label: 'approval',
    icon: IconChecks,
    Content: lazyPart(() => import('../../parts/approval/approval-tab.tsx'), 'ApprovalTab'),
  },
  {
    key: 'comments',
    label: 'comments',
    icon: IconMessage,
    Content: lazyPart(() => import('./page/comments-tab.tsx'), 'CommentsTab'),
  },
  {
    key: 'access',
    label: 'access',
    icon: IconLock,
    Content: lazyPart(() => import('./page/access-tab.tsx'), 'AccessTab'),
  },
  {
    key: 'signatures',
    label: 'signatures',
    icon: IconSignature,
    Content: lazyPart(() => import('./signatures/signatures-tab.tsx'), 'SignaturesTab'),
  },
]
