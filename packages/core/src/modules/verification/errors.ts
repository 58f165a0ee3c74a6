/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  pdf_not_pdf: 422,
  pdf_encrypted: 422,
  pdf_damaged: 422,
  pdf_too_complex: 422,
} as const
