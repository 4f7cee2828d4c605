import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValues } from '@/ui/shared/filter-types';
import { holdsFocus } from './holds-focus';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

const filters: Filter[] = [
  { id: 'buscar', label: 'Buscar por nombre', type: 'search' },
  { id: 'sede', label: 'Sede', type: 'select', options: [{ value: 1, label: 'Bello' }] },
  { id: 'desde', label: 'Ingreso desde', type: 'date' },
  {
    id: 'orden',
    label: 'Ordenar por',
    type: 'order',
    usual: 'nombre',
    options: [
      { value: 'nombre', label: 'De la A a la Z' },
      { value: '-nombre', label: 'De la Z a la A' },
    ],
  },
  {
    id: 'vencido',
    label: 'Con saldo vencido',
    type: 'custom',
    render: (value, onChange) => (
      <label>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        Con saldo vencido
      </label>
    ),
  },
];

const onChange = vi.fn();
const onEnter = vi.fn();

function Stage({ initial = {} }: { initial?: FilterValues }) {
  const [values, setValues] = useState(initial);
  const change = (id: string, value: FilterValues[string]) => {
    onChange(id, value);
    setValues({ ...values, [id]: value });
  };
  return (
    <FilterBar
      filters={filters}
      values={values}
      onChange={change}
      onClear={() => setValues({})}
      onEnter={onEnter}
      total={1204}
    />
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Buscar por nombre' });

beforeEach(() => {
  onChange.mockClear();
  onEnter.mockClear();
  setWindowWidth(1280);
});

describe('búsqueda con espera de 300 ms (especificación §5)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('avisa una vez, 300 ms después de la última letra', () => {
    renderPanel(<Stage />);
    fireEvent.change(search(), { target: { value: 'lu' } });
    act(() => vi.advanceTimersByTime(299));
    fireEvent.change(search(), { target: { value: 'luz' } });
    act(() => vi.advanceTimersByTime(299));
    expect(onChange).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onChange.mock.calls).toEqual([['buscar', 'luz']]);
  });

  it('Enter y borrar avisan de inmediato, y lo pendiente se olvida', () => {
    renderPanel(<Stage />);
    fireEvent.change(search(), { target: { value: 'luz' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([['buscar', 'luz']]);
    fireEvent.change(search(), { target: { value: 'luz m' } });
    fireEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    act(() => vi.advanceTimersByTime(1_000));
    expect(onChange.mock.calls).toEqual([
      ['buscar', 'luz'],
      ['buscar', ''],
    ]);
    expect(search()).toHaveValue('');
  });
});

describe('FilterBar (especificación §2)', () => {
  it('cuenta los filtros activos y Limpiar los quita todos', async () => {
    const { user } = renderPanel(<Stage initial={{ buscar: 'luz', vencido: true, sede: '' }} />);
    expect(screen.getByRole('img', { name: '2 filtros activos' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    expect(search()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Con saldo vencido' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('un valor numérico llega como número y el vacío como texto vacío', async () => {
    const { user } = renderPanel(<Stage />);
    const sede = screen.getByLabelText('Sede');
    await user.selectOptions(sede, 'Bello');
    await user.selectOptions(sede, 'Seleccionar...');
    expect(onChange.mock.calls).toEqual([
      ['sede', 1],
      ['sede', ''],
    ]);
  });

  it('una fecha llega como texto, sin correrse de día, cuando se termina de escribir', async () => {
    const { user } = renderPanel(<Stage />);
    await user.type(screen.getByLabelText('Ingreso desde'), '1/11/2026');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['desde', '2026-11-01']]);
  });

  it('en el teléfono los filtros y el orden son una hoja, que dice cuántas filas quedan', async () => {
    setWindowWidth(375);
    const { user } = renderPanel(<Stage />);
    expect(screen.queryByLabelText('Sede')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
    await holdsFocus(() => sheet);
    await user.selectOptions(within(sheet).getByLabelText('Sede'), 'Bello');
    await user.selectOptions(within(sheet).getByLabelText('Ordenar por'), 'De la Z a la A');
    expect(onChange.mock.calls).toEqual([
      ['sede', 1],
      ['orden', '-nombre'],
    ]);
    await user.click(within(sheet).getByRole('button', { name: 'Ver 1.204' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // The order leaves nobody out.
    expect(screen.getByRole('img', { name: '1 filtro activo' })).toBeVisible();
  });

  it('los filtros puestos se dicen con palabras, y cada uno se quita solo', async () => {
    setWindowWidth(375);
    const { user } = renderPanel(
      <Stage initial={{ sede: 1, desde: '2026-11-01', vencido: true, orden: '-nombre', buscar: 'ana' }} />,
    );
    const chips = within(screen.getByRole('list', { name: 'Filtros puestos' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bello',
      'Ingreso desde 1/11/2026',
      'Con saldo vencido',
    ]);
    await user.click(chips.getByRole('button', { name: 'Quitar filtro: Bello' }));
    expect(onChange.mock.calls).toEqual([['sede', undefined]]);
    expect(chips.queryByText('Bello')).toBeNull();
  });

  it('en pantalla ancha el orden lo dicen los encabezados de la tabla', () => {
    renderPanel(<Stage />);
    expect(screen.queryByLabelText('Ordenar por')).toBeNull();
  });

  it.each([
    [768, 'false'],
    [1024, 'true'],
  ])('a %i px los filtros que no caben en un renglón no empujan la lista', (width, expanded) => {
    setWindowWidth(width);
    const four = ['uno', 'dos', 'tres', 'cuatro'].map((id): Filter => ({ id, label: id, type: 'date' }));
    renderPanel(<FilterBar filters={four} values={{}} onChange={onChange} onClear={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', expanded);
  });

  it('Entrar en la búsqueda dice qué se buscó', async () => {
    const { user } = renderPanel(<Stage />);
    await user.type(search(), 'ana{Enter}');
    expect(onEnter.mock.calls).toEqual([['ana']]);
  });
});

describe('una fecha que se escribe en un filtro', () => {
  const shown = (values: FilterValues) => (
    <FilterBar filters={filters} values={values} onChange={onChange} onClear={() => undefined} />
  );
  const desde = () => screen.getByLabelText('Ingreso desde');

  it('no se avisa ni se borra mientras se escribe; al salir del control, una vez', async () => {
    const { user } = renderPanel(shown({ desde: '2026-11-01' }));
    await user.clear(desde());
    await user.type(desde(), '1/11/202');
    expect(desde()).toHaveValue('1/11/202');
    await user.type(desde(), '5');
    expect(onChange).not.toHaveBeenCalled();
    await user.click(document.body);
    expect(onChange.mock.calls).toEqual([['desde', '2025-11-01']]);
  });

  it('si no se entiende, se dice qué escribir y qué filtro queda puesto, y Limpiar se ofrece', async () => {
    const { user } = renderPanel(<Stage />);
    expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull();
    await user.type(desde(), '31/2/26{Enter}');
    expect(desde()).toBeInvalid();
    expect(desde()).toHaveAccessibleDescription(
      'Esa fecha no existe: revise el día y el mes. Mientras tanto no filtra.',
    );
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    expect(desde()).toHaveValue('');
    expect(desde()).toBeValid();
    expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull();
    await user.type(desde(), '1/11/2026{Enter}');
    await user.clear(desde());
    await user.type(desde(), 'ayer{Enter}');
    expect(desde()).toHaveAccessibleDescription(
      'Escriba la fecha con el día primero, por ejemplo 3/4/2026. Mientras tanto sigue 1/11/2026.',
    );
    await user.clear(desde());
    await user.type(desde(), '2/11/2026{Enter}');
    expect(desde()).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull();
  });

  it('lo que está mal del filtro se dice a su lado', () => {
    renderPanel(
      <FilterBar
        filters={[{ id: 'desde', label: 'Ingreso desde', type: 'date', error: 'Es posterior' }]}
        values={{ desde: '2026-11-01' }}
        onChange={onChange}
        onClear={() => undefined}
      />,
    );
    expect(desde()).toBeInvalid();
    expect(desde()).toHaveAccessibleDescription('Es posterior');
  });

  it('sigue a la dirección cuando esa cambia, y vacía se avisa', async () => {
    const { rerender, user } = renderPanel(shown({ desde: '2026-11-01' }));
    rerender(shown({ desde: '2026-10-01' }));
    expect(desde()).toHaveValue('1/10/2026');
    await user.clear(desde());
    await user.click(document.body);
    expect(onChange.mock.calls).toEqual([['desde', '']]);
  });
});
