// The writing side of signatures, for tests that judge its work with programs of others.
export {
  buildSignedAttributes,
  buildSignedData,
} from '../../kernel/signatures/cms/build-signed-data.ts'
export type { SignatureAlgorithm } from '../../kernel/signatures/cms/signature-algorithm.ts'
export { boxFromSeen, pageViewOf } from '../../kernel/signatures/pdf/page-view.ts'
export { configuredHsm, type Hsm } from '../../kernel/signatures/pkcs11/hsm.ts'
export { createHsmSigner } from '../../kernel/signatures/pkcs11/hsm-signer.ts'
export { finishSigning } from '../../kernel/signatures/sign/finish-signing.ts'
export { prepareSigning } from '../../kernel/signatures/sign/prepare-signing.ts'
export type { SigningIdentity } from '../../kernel/signatures/signer/port.ts'
export { type Certificate, KEY_USAGE, readCertificate } from '../../kernel/x509/certificate.ts'
export { OID } from '../../kernel/x509/object-ids.ts'
export { type Authorities, readAuthorities, toPem } from '../../simulators/certificate-authority/authority.ts'
export { writeCertificate } from '../../simulators/certificate-authority/write-certificate.ts'
