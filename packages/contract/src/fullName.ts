/** The name of a person as it is shown. Either part may be empty. */
export function fullName({ fname, lname }: { fname: string; lname: string }): string {
  return `${fname} ${lname}`.trim();
}
