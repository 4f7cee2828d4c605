import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type DataTableProps } from '@/ui/shared/data-table';
import type { RowKey } from '@/ui/shared/data-table-types';
import { BulkActionBar, ListToolbar } from '@/ui/shared/list-toolbar';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

type Row = { id: number; name: string; phone: string };

const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Persona ${index + 1}`,
    phone: `300${index}`,
  }));

const base: Omit<DataTableProps<Row>, 'rows'> = {
  caption: 'Personas',
  phone: { detail: () => null },
  columns: [
    { id: 'name', header: 'Nombre', cell: (row) => row.name },
    { id: 'phone', header: 'Teléfono', cell: (row) => row.phone },
    { id: 'id', header: 'Número', cell: (row) => row.id },
  ],
  rowId: (row) => row.id,
  rowName: (row) => row.name,
};

const noop = () => undefined;

function List({ rows, archive = noop }: { rows: Row[]; archive?: (ids: readonly RowKey[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([99]));
  const clear = () => setSelected(new Set());
  return (
    <>
      <ListToolbar
        selected={selected.size}
        bar={
          <BulkActionBar
            count={selected.size}
            onClear={clear}
            actions={[{ id: 'a', label: 'Archivar', onSelect: () => archive([...selected]) }]}
          />
        }
      >
        <p>Los filtros</p>
      </ListToolbar>
      <DataTable {...base} rows={rows} selected={selected} onSelectedChange={setSelected} />
    </>
  );
}

/** The table has a status of its own, after this one. */
const announced = () => screen.getAllByRole('status')[0];

const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => setWindowWidth(1280));

describe.each([
  ['tabla', 1280],
  ['tarjetas', 500],
])('Elegir filas en %s', (_, width) => {
  beforeEach(() => setWindowWidth(width));

  it('una a una o la página entera, sin perder lo elegido en otra página', async () => {
    const archive = vi.fn();
    const { user } = renderPanel(<List rows={many(3)} archive={archive} />);
    expect(screen.getByText('1 seleccionado', { selector: 'p' })).toBeVisible();
    await user.click(box('Seleccionar Persona 2'));
    expect(box('Seleccionar Persona 2')).toBeChecked();
    expect(box('Seleccionar página')).toBePartiallyChecked();
    await user.click(box('Seleccionar página'));
    expect(box('Seleccionar página')).toBeChecked();
    expect(announced()).toHaveTextContent('4 seleccionados');
    await user.click(screen.getByRole('button', { name: 'Archivar' }));
    expect(archive.mock.calls[0]?.[0].toSorted()).toEqual([1, 2, 3, 99]);
    await user.click(box('Seleccionar página'));
    expect(announced()).toHaveTextContent('1 seleccionado');
  });

  it('con Mayúsculas se elige hasta la fila anterior', async () => {
    renderPanel(<List rows={many(5)} />);
    fireEvent.click(box('Seleccionar Persona 2'));
    fireEvent.click(box('Seleccionar Persona 4'), { shiftKey: true });
    expect(box('Seleccionar Persona 3')).toBeChecked();
    expect(box('Seleccionar Persona 5')).not.toBeChecked();
  });
});

describe('La barra de acciones en grupo', () => {
  it('toma el lugar de los filtros y lo devuelve al quitar la selección', async () => {
    const { user } = renderPanel(<List rows={many(2)} />);
    expect(screen.getByText('Los filtros')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar selección' }));
    expect(screen.getByText('Los filtros')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Archivar' })).toBeNull();
  });
});

describe('Elegir columnas', () => {
  it('el menú sigue abierto mientras se elige, y la primera no se puede quitar', async () => {
    const onChange = vi.fn();
    const props = { ...base, rows: many(2), onHiddenColumnsChange: onChange };
    const { user, rerender } = renderPanel(<DataTable {...props} hiddenColumns={['id']} />);
    expect(screen.queryByRole('columnheader', { name: 'Número' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    const choice = (name: RegExp) => screen.getByRole('menuitemcheckbox', { name });
    expect(choice(/Nombre/)).toHaveAttribute('aria-disabled', 'true');
    expect(choice(/Número/)).toHaveAttribute('aria-checked', 'false');
    await user.click(choice(/Nombre/));
    await user.click(choice(/Número/));
    await user.click(choice(/Teléfono/));
    expect(onChange.mock.calls).toEqual([[[]], [['id', 'phone']]]);
    rerender(<DataTable {...props} hiddenColumns={['phone', 'name']} />);
    expect(screen.getAllByRole('columnheader', { name: /Nombre|Teléfono|Número/ })).toHaveLength(2);
  });
});

describe('Muchas filas', () => {
  it('con sesenta están todas', () => {
    renderPanel(<DataTable {...base} rows={many(60)} />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(60);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });

  it('con diez mil hay pocas en el documento, y la tabla dice cuántas son y cuál es cada una', () => {
    renderPanel(<DataTable {...base} rows={many(10_000)} />);
    const names = screen.getAllByRole('rowheader');
    expect(names.length).toBeLessThanOrEqual(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(names[2]?.closest('tr')).toHaveAttribute('aria-rowindex', '4');
  });

  it('al bajar dibuja las que tocan, y conserva la que tiene el foco', () => {
    renderPanel(<DataTable {...base} rows={many(1_000)} onOpen={noop} />);
    screen.getByRole('button', { name: 'Persona 1' }).focus();
    const body = screen.getAllByRole('rowgroup')[1] as HTMLElement;
    body.getBoundingClientRect = () => new DOMRect(0, -26_000, 800, 52_000);
    fireEvent.scroll(window);
    expect(screen.getByRole('button', { name: 'Persona 501' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Persona 20' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Persona 1' })).toHaveFocus();
  });

  it('menos filas tras filtrar no dejan la lista en blanco', () => {
    const { rerender } = renderPanel(<DataTable {...base} rows={many(1_000)} />);
    const body = screen.getAllByRole('rowgroup')[1] as HTMLElement;
    body.getBoundingClientRect = () => new DOMRect(0, -26_000, 800, 52_000);
    fireEvent.scroll(window);
    rerender(<DataTable {...base} rows={many(70)} />);
    expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('Persona 70');
  });

  it('las filas del teléfono dicen su lugar entre todas', () => {
    setWindowWidth(500);
    renderPanel(<DataTable {...base} rows={many(300)} />);
    const list = screen.getByRole('list', { name: 'Personas' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-setsize', '300');
    expect(first).toHaveAttribute('aria-posinset', '1');
  });
});
