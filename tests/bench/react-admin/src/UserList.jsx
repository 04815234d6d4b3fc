import { DataTable, EmailField, List, Pagination, SearchInput } from 'react-admin';

const filters = [<SearchInput key="q" source="q" alwaysOn />];
const pagination = <Pagination rowsPerPageOptions={[30]} />;

/** A page of the server's list. What is not measured is left out: sorting, changing, exporting. */
export function UserList() {
  return (
    <List filters={filters} pagination={pagination} perPage={30} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col
          label="Name"
          disableSort
          render={({ fname, lname }) => `${fname} ${lname}`}
        />
        <DataTable.Col source="email" label="E-mail" field={EmailField} disableSort />
        <DataTable.NumberCol source="projectsData.length" label="Projects" disableSort />
      </DataTable>
    </List>
  );
}
