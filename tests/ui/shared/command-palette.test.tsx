import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CommandPalette, type CommandPaletteProps } from '@/ui/shared/palette/command-palette';
import { PaletteTrigger } from '@/ui/shared/palette/palette-trigger';
import type { PaletteGroup } from '@/ui/shared/palette/palette-types';
import { holdsFocus } from './holds-focus';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

const screens: PaletteGroup = {
  id: 'pantallas',
  title: 'Pantallas',
  items: [
    { id: 'configuracion', label: 'Configuración' },
    { id: 'financiero', label: 'Financiero', keywords: 'cartera recaudo' },
    { id: 'sedes', label: 'Sedes' },
  ],
};
const people: PaletteGroup = {
  id: 'personas',
  title: 'Participantes',
  searched: true,
  items: [{ id: 'p7', label: 'Nombre de ejemplo', detail: 'CC 7' }],
};

async function show(props: Partial<CommandPaletteProps> = {}) {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  const view = renderPanel(<CommandPalette open groups={[screens]} {...{ onChoose, onClose }} {...props} />);
  await holdsFocus(field);
  return { ...view, onChoose, onClose };
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => screen.getByRole('option', { selected: true });

describe('CommandPalette', () => {
  it('antes de escribir muestra lo reciente y después el resto, sin repetir', async () => {
    await show({ recent: [{ id: 'sedes', label: 'Sedes' }] });
    await waitFor(() => expect(field()).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Recientes' })).toHaveTextContent('Sedes');
    expect(options()).toEqual(['Sedes', 'Configuración', 'Financiero']);
  });

  it('busca sin tildes ni mayúsculas, también por otras palabras', async () => {
    const { user } = await show();
    await user.type(field(), 'CONFIGURACION');
    expect(options()).toEqual(['Configuración']);
    await user.clear(field());
    await user.type(field(), 'recaudo');
    expect(options()).toEqual(['Financiero']);
  });

  it('las flechas mueven la opción, el foco no sale del campo y Entrar la elige', async () => {
    const { user, onChoose, onClose } = await show();
    expect(active()).toHaveTextContent('Configuración');
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', active().id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toHaveTextContent('Sedes');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls[0]?.[0].id).toBe('sedes');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('la lista se corre solo lo que haga falta para que se vea la opción', async () => {
    const shown: unknown[] = [];
    Object.assign(HTMLElement.prototype, {
      scrollIntoView(this: HTMLElement, how: unknown) {
        shown.push([this.textContent, how]);
      },
    });
    try {
      const { user } = await show();
      shown.length = 0;
      await user.keyboard('{ArrowDown}');
      expect(shown).toEqual([['Financiero', { block: 'nearest' }]]);
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
    }
  });

  it('un clic elige, y Escape cierra', async () => {
    const { user, onChoose, onClose } = await show();
    await user.click(screen.getByRole('option', { name: 'Financiero' }));
    expect(onChoose.mock.calls[0]?.[0].id).toBe('financiero');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('pide los resultados de fuera con lo escrito y los muestra como llegan', async () => {
    const onSearch = vi.fn();
    const { user } = await show({ onSearch, groups: [screens, people] });
    expect(options()).not.toContain('Nombre de ejemploCC 7');
    await user.type(field(), 'xy');
    expect(onSearch.mock.calls).toEqual([['x'], ['xy']]);
    expect(options()).toEqual(['Nombre de ejemploCC 7']);
    expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
  });

  it('dice que busca, que no hay o que falló', async () => {
    const onRetry = vi.fn();
    const { user, rerender } = await show();
    await user.type(field(), 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('No se encontraron resultados para «zzz».');
    const props = { open: true, groups: [], onChoose: vi.fn(), onClose: vi.fn() };
    rerender(<CommandPalette {...props} loading />);
    expect(screen.getByText('Buscando...')).toBeVisible();
    rerender(<CommandPalette {...props} error="Error al cargar participantes" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar participantes');
    expect(screen.queryByText(/No se encontraron/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('PaletteTrigger', () => {
  it.each([
    [375, /^$/],
    [1280, /^Buscar.*K$/],
  ])('a %i px abre la paleta, y solo dice su tecla donde hay lugar', async (ancho, texto) => {
    setWindowWidth(ancho);
    const onOpen = vi.fn();
    const { user } = renderPanel(<PaletteTrigger onOpen={onOpen} />);
    const boton = screen.getByRole('button', { name: 'Buscar' });
    expect(boton.textContent).toMatch(texto);
    await user.click(boton);
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
