import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type DataTableProps } from '@/ui/shared/data-table';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

type Row = { id: number; name: string; phone: string; debt: number };

const rows: Row[] = [
  { id: 1, name: 'Primera', phone: '3000000001', debt: 10 },
  { id: 2, name: 'Segunda', phone: '3000000002', debt: 20 },
];

const base: DataTableProps<Row> = {
  caption: 'Participantes',
  columns: [
    {
      id: 'name',
      header: 'Nombre',
      cell: (row) => row.name,
      secondary: (row) => `CC ${row.id}`,
      sortable: true,
    },
    { id: 'phone', header: 'Teléfono', cell: (row) => row.phone },
    { id: 'debt', header: 'Saldo', cell: (row) => row.debt, align: 'end', sortable: true },
  ],
  phone: { detail: (row) => row.phone },
  rows,
  rowId: (row) => row.id,
  rowName: (row) => row.name,
};

const show = (props: Partial<DataTableProps<Row>> = {}) => renderPanel(<DataTable {...base} {...props} />);

beforeEach(() => setWindowWidth(1280));

describe('DataTable en pantalla ancha', () => {
  it.each([1280, 375])(
    'a %i px, si la fila que tenía el foco sale de la lista, sigue la que ocupó su lugar',
    (width) => {
      setWindowWidth(width);
      const rowActions = () => [{ id: 'egreso', label: 'Registrar egreso', onSelect: vi.fn() }];
      const onOpen = vi.fn();
      const { rerender } = show({ rowActions, onOpen });
      screen.getByRole('button', { name: `Acciones de ${rows[0]?.name}` }).focus();
      rerender(<DataTable {...base} rowActions={rowActions} onOpen={onOpen} rows={rows.slice(1)} />);
      expect(screen.getByRole('button', { name: rows[1]?.name })).toHaveFocus();
    },
  );

  it('lo que deja de ser un botón en una fila que sigue ahí no lleva a otra fila', () => {
    const withButton = (button: boolean): DataTableProps<Row>['columns'] => [
      ...base.columns,
      {
        id: 'state',
        header: 'Estado',
        cell: () => (button ? <button type="button">Activo</button> : 'Cambiando...'),
      },
    ];
    const onOpen = vi.fn();
    const { rerender } = show({ columns: withButton(true), onOpen });
    screen.getAllByRole('button', { name: 'Activo' })[0]?.focus();
    rerender(<DataTable {...base} columns={withButton(false)} onOpen={onOpen} />);
    expect(document.body).toHaveFocus();
  });

  it('a quien ya se fue de la lista no se le trae de vuelta', () => {
    const rowActions = () => [{ id: 'egreso', label: 'Registrar egreso', onSelect: vi.fn() }];
    const { rerender } = show({ rowActions });
    const menu = screen.getByRole('button', { name: `Acciones de ${rows[0]?.name}` });
    menu.focus();
    menu.blur();
    rerender(<DataTable {...base} rowActions={rowActions} rows={rows.slice(1)} />);
    expect(document.body).toHaveFocus();
  });

  it('es una tabla con nombre, encabezados y una fila por dato', () => {
    show();
    const table = screen.getByRole('table', { name: 'Participantes' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((th) => th.textContent),
    ).toEqual(['Nombre', 'Teléfono', 'Saldo']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((th) => th.textContent),
    ).toEqual(['PrimeraCC 1', 'SegundaCC 2']);
    expect(within(table).getByText('3000000002')).toBeVisible();
  });

  it('un menú abierto se cierra cuando su fila deja la página', async () => {
    const rowActions = () => [{ id: 'editar', label: 'Editar', onSelect: vi.fn() }];
    const { user, rerender } = show({ rowActions });
    await user.click(screen.getByRole('button', { name: 'Acciones de Primera' }));
    expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeVisible();
    const next = [{ id: 3, name: 'Tercera', phone: '3000000003', debt: 30 }];
    rerender(<DataTable {...base} rowActions={rowActions} rows={next} />);
    expect(screen.getByRole('button', { name: 'Acciones de Tercera' })).toBeVisible();
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(screen.queryByText('Segunda')).toBeNull();
  });

  it('el nombre abre el detalle, y lleva completo su texto', async () => {
    const onOpen = vi.fn();
    const { user } = show({ onOpen });
    const name = screen.getByRole('button', { name: 'Segunda' });
    expect(name).toHaveAttribute('title', 'Segunda');
    await user.click(name);
    expect(onOpen).toHaveBeenCalledWith(rows[1]);
  });

  it('con dirección, el nombre es un enlace', () => {
    show({ openHref: (row) => `/participantes?detalle=${row.id}` });
    expect(screen.getByRole('link', { name: 'Primera' })).toHaveAttribute('href', '/participantes?detalle=1');
  });

  it('ordenar pasa de ascendente a descendente y lo declara', async () => {
    const onSort = vi.fn();
    const { user, rerender } = show({ onSort, sort: null });
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Nombre')).toHaveAttribute('aria-sort', 'none');
    expect(header('Teléfono')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Nombre' }));
    rerender(<DataTable {...base} onSort={onSort} sort={{ column: 'name', direction: 'asc' }} />);
    expect(header('Nombre')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Nombre' }));
    await user.click(screen.getByRole('button', { name: 'Saldo' }));
    expect(onSort.mock.calls.map(([sort]) => sort)).toEqual([
      { column: 'name', direction: 'asc' },
      { column: 'name', direction: 'desc' },
      { column: 'debt', direction: 'asc' },
    ]);
  });

  it('cada fila tiene su menú con su nombre', async () => {
    const onSelect = vi.fn();
    const { user } = show({
      rowActions: (row) => [{ id: 'e', label: 'Editar', onSelect: () => onSelect(row.id) }],
    });
    await user.click(screen.getByRole('button', { name: 'Acciones de Segunda' }));
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(onSelect).toHaveBeenCalledWith(2);
  });
});

describe('DataTable mientras espera, falla o está vacía', () => {
  it('cargando no dice que no hay datos', () => {
    show({ rows: [], loading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Cargando...');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No hay datos')).toBeNull();
  });

  it('un fallo conserva las filas y ofrece Reintentar', async () => {
    const onRetry = vi.fn();
    const { user } = show({ error: 'Error al cargar participantes', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar participantes');
    expect(screen.getByText('Primera')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('un fallo sin filas nunca dice que no hay datos', () => {
    show({ rows: [], error: 'Error al cargar participantes' });
    expect(screen.queryByText('No hay datos')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('distingue entre no haber datos y no haber resultados', () => {
    const { rerender } = show({ rows: [] });
    expect(screen.getByText('No hay datos')).toBeVisible();
    rerender(<DataTable {...base} rows={[]} empty={{ filtered: true }} />);
    expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  });
});

describe('DataTable en el teléfono', () => {
  beforeEach(() => setWindowWidth(767));

  it('desde 768 px es tabla, y al estrecharse pasa a filas de dos líneas', () => {
    setWindowWidth(768);
    show();
    expect(screen.getByRole('table')).toBeVisible();
    setWindowWidth(767);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('list', { name: 'Participantes' })).toBeVisible();
  });
});
