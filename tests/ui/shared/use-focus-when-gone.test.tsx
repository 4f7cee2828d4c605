import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusWhenGone } from '@/ui/shared/use-focus-when-gone';
import { renderPanel } from './render-panel';

function Logo({ there }: { there: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useFocusWhenGone(there, () => field.current);
  return (
    <>
      <input ref={field} aria-label="Nombre" />
      {there ? <button type="button">Quitar logo</button> : null}
    </>
  );
}

describe('useFocusWhenGone', () => {
  it('el teclado sigue desde al lado de lo que se fue con el foco', () => {
    const { rerender } = renderPanel(<Logo there />);
    screen.getByRole('button', { name: 'Quitar logo' }).focus();
    rerender(<Logo there={false} />);
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
  });

  it('quien lee sin haber tocado nada se queda donde está, cuando lo quita otra persona', () => {
    const { rerender } = renderPanel(<Logo there />);
    rerender(<Logo there={false} />);
    expect(document.body).toHaveFocus();
  });

  it('ni mueve a quien había dejado el campo en que escribió', () => {
    const { rerender } = renderPanel(<Logo there />);
    screen.getByLabelText('Nombre').focus();
    screen.getByLabelText('Nombre').blur();
    rerender(<Logo there={false} />);
    expect(document.body).toHaveFocus();
  });
});
