export { type Case, CONFORMANCE, type Subject } from './conformance.ts'
export { createFakeHost, type FakeHost } from './fake-host.ts'
export { createRemoteSubject, type Remote } from './remote-subject.ts'
