import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DetailDialog, type DetailDialogProps } from '@/ui/shared/detail-dialog';
import { renderPanel } from './render-panel';
import { writtenStyle } from './written-style';

describe('DetailDialog (especificación §2)', () => {
  const items = [
    { label: 'Teléfono', value: '3000000001' },
    { label: 'Acudiente', value: null },
    { label: 'Días', value: 0 },
    { label: 'Observaciones', value: 'Texto', fullWidth: true },
  ];

  it('muestra cada dato junto a su nombre, y lo que falta lo dice', () => {
    renderPanel(<DetailDialog open onClose={() => undefined} title="Ficha" items={items} />);
    const facts = within(screen.getByRole('dialog', { name: 'Ficha' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Teléfono', '3000000001'],
      ['Acudiente', 'Sin dato'],
      ['Días', '0'],
      ['Observaciones', 'Texto'],
    ]);
  });

  it('es grande mientras nadie pida otro tamaño', () => {
    const anchoDe = (props: Partial<DetailDialogProps>) => {
      const { unmount } = renderPanel(
        <DetailDialog open onClose={() => undefined} title="Ficha" items={items} {...props} />,
      );
      const ancho = writtenStyle(screen.getByRole('dialog'), 'max-width', '48rem');
      unmount();
      return ancho;
    };
    expect(anchoDe({})).toBe('56rem');
    expect(anchoDe({ size: 'sm' })).toBe('28rem');
  });

  it('el pie lleva las acciones y después Cerrar', async () => {
    const onClose = vi.fn();
    const actions = <button type="button">Editar</button>;
    const { user } = renderPanel(
      <DetailDialog open onClose={onClose} title="Ficha" items={items} actions={actions} />,
    );
    const names = screen
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label'));
    expect(names).toEqual(['Cerrar modal', 'Editar', 'Cerrar']);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
