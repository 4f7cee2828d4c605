import {
  Admin,
  Datagrid,
  DateField,
  FunctionField,
  List,
  NumberField,
  Pagination,
  Resource,
  SearchInput,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { proveedorDelServicio } from './proveedor-del-servicio';
import { proveedorEnMemoria } from './proveedor-en-memoria';

const TAMANOS = [10, 25, 50];

const FILTROS = [<SearchInput key="q" source="q" alwaysOn />];

const Paginas = () => <Pagination rowsPerPageOptions={TAMANOS} />;

const consulta = new URLSearchParams(window.location.search);
const porDefecto = Number(consulta.get('limite') ?? 10);

// The same columns as the product's list, and its pause before searching.
function Participantes() {
  return (
    <List
      filters={FILTROS}
      debounce={300}
      perPage={porDefecto}
      sort={{ field: 'nombre', order: 'ASC' }}
      pagination={<Paginas />}
    >
      <Datagrid rowClick={false}>
        <TextField source="nombre" label="Nombre" />
        <TextField source="telefono" label="Teléfono" />
        <FunctionField label="Sede" source="sede_id" render={(p) => `Sede ${p.sede_id} · ${p.area}`} />
        <FunctionField label="Programa" source="programa" render={(p) => `${p.programa} · ${p.fase}`} />
        <TextField source="estado" label="Estado" />
        <FunctionField label="Acudiente" render={(p) => p.acudiente_principal?.nombre ?? '—'} />
        <NumberField source="saldo" label="Saldo" locales="es-CO" />
        <DateField source="actualizado_en" label="Última edición" locales="es-CO" />
      </Datagrid>
    </List>
  );
}

const proveedor = consulta.has('servicio')
  ? proveedorDelServicio()
  : proveedorEnMemoria(await (await fetch('/datos.json')).json());

createRoot(document.getElementById('raiz')).render(
  <Admin dataProvider={proveedor} disableTelemetry>
    <Resource name="participantes" list={Participantes} />
  </Admin>,
);
