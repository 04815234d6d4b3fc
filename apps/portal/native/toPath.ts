/** For formik, whose names of fields are `name`, `list.0` or `list[0].name`. */
function toPath(name: string | readonly string[]): readonly string[] {
  return typeof name === 'string' ? name.split(/[.[\]]+/).filter((part) => part !== '') : name;
}

// oxlint-disable-next-line import/no-default-export -- as the package has it
export default toPath;
