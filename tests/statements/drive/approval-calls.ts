import { randomUUID } from 'node:crypto'
import { volumeId } from '../volume/ids.ts'
import type { Call } from './calls.ts'

const flow = volumeId('flow', 7)
const step = volumeId('step', 7)
const approval = volumeId('approval', 7)
const document = volumeId('document', 7)
const person = volumeId('person', 101)
const other = volumeId('person', 102)
const able = ['documents.read', '*']
const plan = {
  name: null,
  mode: 'all',
  quorum: null,
  approvers: [{ kind: 'manager' }],
  due_at: null,
  due_days: null,
  on_overdue: 'remind',
  stage: 1,
}
const decider = { me: person, absent: [other] }
const seat = { person_id: person, person_name: 'x', person_email: '', origin: 'person' }
const new_flow = {
  document_id: volumeId('document', 8),
  version_no: 1,
  sha256: '0'.repeat(64),
  template_id: null,
  started_by: person,
  started_by_name: 'x',
  started_by_email: null,
}

/** The stores of approvals: sending, deciding and deadlines need a document on its way. */
export const APPROVAL_CALLS: Readonly<Record<string, Call>> = {
  insertFlow: ['tenant', new_flow],
  selectFlow: ['tenant', flow],
  selectLatestFlow: ['tenant', document],
  lockFlow: ['tenant', flow],
  lockOpenFlow: ['tenant', document],
  updateStepsLeft: ['tenant', { id: flow, stage: 1 }],
  updateStage: ['tenant', flow, { stage: 2, open_steps: 1 }],
  updateStalled: ['tenant', flow, true],
  updateFlowEnded: ['tenant', flow, 'approved'],
  selectFlows: ['tenant', { status: 'open' }, { count: true }],
  insertSteps: ['tenant', volumeId('flow', 8), [plan]],
  selectSteps: ['tenant', [flow]],
  selectStep: ['tenant', step],
  selectApprovalsOfFlows: ['tenant', [flow]],
  countAble: ['tenant', step],
  upsertApprovals: [
    'tenant',
    { id: step, flow_id: flow, document_id: document },
    { seats: [seat], status: 'open' },
  ],
  updateUnasked: ['tenant', step],
  updateStepBegun: ['tenant', step, { seats: 1, needed: 1, begun_at: new Date(), due_at: null }],
  updateSeats: ['tenant', step, { seats: 2, needed: 2 }],
  updateDue: ['tenant', step, new Date()],
  updateStepEnded: ['tenant', step, 'approved'],
  insertEvent: ['tenant', flow, { kind: 'started', actor: { id: person, name: 'x' } }],
  selectFlowEvents: ['tenant', flow],
  selectQueue: ['tenant', decider, { count: true }],
  selectApproval: ['tenant', approval],
  selectOwnOpen: ['tenant', flow, decider],
  selectDutyDocuments: ['tenant', decider],
  updateApprovalDecision: [
    'tenant',
    { id: approval, flow_id: flow, person_id: volumeId('person', 8) },
    { status: 'approved', comment: null, by: { id: person, name: 'x', email: '' } },
  ],
  updateHolder: ['tenant', approval, seat],
  selectOpenOfStep: ['tenant', step],
  selectOpenOfPeople: ['tenant', [person]],
  selectPeopleOfStep: ['tenant', step],
  selectAble: ['tenant', [person, other], able],
  selectAbleOfRoles: ['tenant', [volumeId('role', 3)], { permissions: able, most: 1000 }],
  selectRolesNamed: ['tenant', { ids: [volumeId('role', 3)], keys: ['admin'] }],
  selectPeople: ['tenant', [person]],
  selectApprovedBy: ['tenant', { flow_id: flow, stage: 1 }],
  selectSubstitute: ['tenant', person],
  selectSubstituted: ['tenant', person],
  selectAbsent: ['tenant', person],
  upsertSubstitute: [
    'tenant',
    { person_id: person, substitute_id: other, from_at: new Date(), until_at: null },
  ],
  deleteSubstitute: ['tenant', person],
  deleteSubstitutesOf: ['tenant', [person]],
  selectWaiting: ['tenant', [person]],
  selectResults: ['tenant', [person]],
  selectStalled: ['tenant'],
  selectTemplates: ['tenant', { count: true }],
  selectFlowTemplate: ['tenant', volumeId('template', 7)],
  insertTemplate: ['tenant', { name: 'new', description: '', steps: [plan] }],
  hasTemplateNamed: ['tenant', 'Template 7', randomUUID()],
  updateTemplate: [
    'tenant',
    volumeId('template', 7),
    { name: 'x', description: '', steps: [plan], version: 1 },
  ],
  deleteFlowTemplate: ['tenant', volumeId('template', 7)],
  selectSettings: ['tenant'],
  upsertSettings: ['tenant', 'always', undefined],
}
