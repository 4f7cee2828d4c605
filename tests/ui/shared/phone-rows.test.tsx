import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from '@/ui/shared/data-table';
import type { RowKey } from '@/ui/shared/data-table-types';
import { PageHeader } from '@/ui/shared/page-header';
import { holdsFocus } from './holds-focus';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

type Row = { id: number; name: string; phone: string | null };

const rows: Row[] = [
  { id: 1, name: 'Primera', phone: '3000000001' },
  { id: 2, name: 'Segunda', phone: null },
];

const onOpen = vi.fn();

function List() {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <DataTable
      caption="Personas"
      columns={[
        { id: 'name', header: 'Nombre', cell: ({ name }) => name, secondary: () => 'CC 1' },
        { id: 'other', header: 'Otra', cell: () => 'solo en la tabla' },
      ]}
      phone={{
        figure: ({ id }) => `$ ${id}`,
        detail: () => 'Casa Bello · 12 d',
        mark: ({ id }) => (id === 2 ? 'Con permiso' : null),
        call: ({ name, phone }) => (phone ? { label: `Llamar a ${name}`, href: `tel:${phone}` } : null),
      }}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      onOpen={onOpen}
      rowActions={() => [{ id: 'ver', label: 'Ver', onSelect: vi.fn() }]}
      selected={selected}
      onSelectedChange={setSelected}
    />
  );
}

beforeEach(() => setWindowWidth(375));

describe('una fila en el teléfono', () => {
  it('dice en dos líneas quién, cuánto, dónde y cómo está; lo demás queda detrás', async () => {
    const { user } = renderPanel(<List />);
    const [first, second] = within(screen.getByRole('list', { name: 'Personas' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Primera$ 1Casa Bello · 12 d');
    expect(second).toHaveTextContent('Segunda$ 2Casa Bello · 12 dCon permiso');
    expect(screen.queryByText('solo en la tabla')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Primera' }));
    expect(onOpen.mock.calls).toEqual([[rows[0]]]);
  });

  it('llama a quien dice, y sin número no ofrece llamar', () => {
    renderPanel(<List />);
    expect(screen.getByRole('link', { name: 'Llamar a Primera' })).toHaveAttribute('href', 'tel:3000000001');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('se elige desde su menú, y solo entonces hay casillas', async () => {
    const { user } = renderPanel(<List />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Acciones de Segunda' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Seleccionar' }));
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Segunda' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Primera' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Seleccionar página' })).toBePartiallyChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Segunda' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('en pantalla ancha es una tabla con todas sus columnas', () => {
    setWindowWidth(1280);
    renderPanel(<List />);
    expect(screen.getAllByText('solo en la tabla')).toHaveLength(2);
    expect(screen.queryByText(/Casa Bello/)).toBeNull();
  });
});

describe('el encabezado de una página', () => {
  const pressed = vi.fn();
  const header = (
    <PageHeader
      title="Personas"
      action={{ id: 'nueva', label: 'Nueva persona', onSelect: () => pressed('nueva') }}
      more={[
        { id: 'censo', label: 'Censo', href: '/censo' },
        {
          id: 'exportar',
          label: 'Exportar',
          icon: null,
          actions: [{ id: 'csv', label: 'CSV', onSelect: () => pressed('csv') }],
        },
      ]}
    />
  );

  it('en el teléfono es una fila: el título, lo principal y un menú con lo demás', async () => {
    const { user } = renderPanel(header);
    expect(screen.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nueva persona' }));
    expect(screen.queryByRole('link', { name: 'Censo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Más acciones' }));
    await holdsFocus(() => screen.getByRole('menu'));
    expect(screen.getByRole('menuitem', { name: 'Censo' })).toHaveAttribute('href', '/censo');
    await user.click(screen.getByRole('menuitem', { name: 'Exportar CSV' }));
    expect(pressed.mock.calls).toEqual([['nueva'], ['csv']]);
  });

  it('en el teléfono, si lo demás es una sola cosa, está a un toque', async () => {
    const imprimir = vi.fn();
    const more = [{ id: 'imprimir', label: 'Imprimir', icon: null, onSelect: imprimir }];
    const { user } = renderPanel(<PageHeader title="Hoja" more={more} />);
    expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(imprimir).toHaveBeenCalledOnce();
  });

  it('en pantalla ancha cada acción está a la vista', async () => {
    setWindowWidth(1280);
    const { user } = renderPanel(header);
    expect(screen.getByRole('link', { name: 'Censo' })).toHaveAttribute('href', '/censo');
    expect(screen.getByRole('button', { name: 'Nueva persona' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    expect(await screen.findByRole('menuitem', { name: 'CSV' })).toBeVisible();
  });

  it('con pestañas, en el teléfono ellas toman la fila, y el título queda para quien no ve', () => {
    renderPanel(<PageHeader title="Personas" tabs={<nav aria-label="Pestañas">Todas</nav>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Personas' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Pestañas' })).toBeVisible();
  });
});
