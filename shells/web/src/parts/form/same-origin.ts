/** Whether two addresses are of one server: a stored secret goes to no other. What is not yet an address is no other server. */
export function isSameOrigin(one: string, other: string): boolean {
  const [first, second] = [URL.parse(one.trim()), URL.parse(other.trim())]
  return first === null || second === null || first.origin === second.origin
}
