/**
 * How Node runs the service, wherever it is started.
 * - Most objects of a request die with it; a small nursery is swept more often and keeps the process small.
 * - Maglev compiles everything once more before the last compiler does: that costs a tenth of the processor time of a young process and
 *   some forty megabytes.
 * - V8 lets its heap grow to four times what lives in it, but only to one and a half times where the heap may never be large. What lives takes some
 *   ninety megabytes: the same load left 530 MB resident without the bound and 300 MB with it, for the same processor time.
 */
export const SERVICE_OPTIONS = ['--max-semi-space-size=16', '--max-old-space-size=768', '--no-maglev']
