import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValues } from '@/ui/shared/filter-types';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

const filters: Filter[] = [
  { id: 'buscar', label: 'Buscar por nombre', type: 'search' },
  { id: 'sede', label: 'Sede', type: 'select', options: [{ value: 1, label: 'Bello' }] },
  { id: 'desde', label: 'Ingreso desde', type: 'date' },
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

function Stage({ initial = {} }: { initial?: FilterValues }) {
  const [values, setValues] = useState(initial);
  const change = (id: string, value: FilterValues[string]) => {
    onChange(id, value);
    setValues({ ...values, [id]: value });
  };
  return <FilterBar filters={filters} values={values} onChange={change} onClear={() => setValues({})} />;
}

const search = () => screen.getByRole('searchbox', { name: 'Buscar por nombre' });

beforeEach(() => {
  onChange.mockClear();
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

  it('en el teléfono los filtros se despliegan con el botón', async () => {
    setWindowWidth(375);
    const { user } = renderPanel(<Stage />);
    const toggle = screen.getByRole('button', { name: 'Filtros' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText('Sede')).toBeNull();
    await user.click(toggle);
    expect(screen.getByLabelText('Sede')).toBeVisible();
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

  it('sigue a la dirección cuando esa cambia, y vacía se avisa', async () => {
    const { rerender, user } = renderPanel(shown({ desde: '2026-11-01' }));
    rerender(shown({ desde: '2026-10-01' }));
    expect(desde()).toHaveValue('1/10/2026');
    await user.clear(desde());
    await user.click(document.body);
    expect(onChange.mock.calls).toEqual([['desde', '']]);
  });
});
