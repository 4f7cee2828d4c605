import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formatearFechaCorta, leerFecha } from '@/domain/shared/lectura/leer-fecha';
import { CommitInput } from '@/ui/shared/commit-input';
import { DateInput } from '@/ui/shared/date-input';
import { MoneyInput } from '@/ui/shared/money-input';
import { NumberInput } from '@/ui/shared/number-input';
import { PeriodInput } from '@/ui/shared/period-input';
import { renderPanel } from './render-panel';

function Holder<T>({ start, of }: { start: T; of: (value: T, set: (value: T) => void) => React.ReactNode }) {
  const [value, setValue] = useState(start);
  return (
    <>
      {of(value, setValue)}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const held = () => JSON.parse(screen.getByRole('status').textContent ?? '');

describe('MoneyInput', () => {
  const open = (start: number | string = '') =>
    renderPanel(
      <Holder<number | string>
        start={start}
        of={(value, set) => <MoneyInput aria-label="Valor" value={value} onChange={set} />}
      />,
    );

  it('850.000 son ochocientos cincuenta mil pesos', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Valor'), '850.000');
    expect(held()).toBe(850_000);
    expect(screen.getByLabelText('Valor')).toHaveValue('850.000');
  });

  it('agrupa al teclear las cifras seguidas y muestra agrupado lo guardado', async () => {
    const { user } = open(1_200_000);
    expect(screen.getByLabelText('Valor')).toHaveValue('1.200.000');
    await user.clear(screen.getByLabelText('Valor'));
    expect(held()).toBe('');
    await user.type(screen.getByLabelText('Valor'), '975000');
    expect(screen.getByLabelText('Valor')).toHaveValue('975.000');
    expect(held()).toBe(975_000);
  });

  it('lo que ya trae se reemplaza al teclear, llegue como llegue el foco', async () => {
    const { user } = open(850_000);
    const valor = screen.getByLabelText<HTMLInputElement>('Valor');
    const elegido = () => valor.value.slice(valor.selectionStart ?? 0, valor.selectionEnd ?? 0);
    await user.tab();
    expect(elegido()).toBe('850.000');
    await user.keyboard('1200000');
    expect(valor).toHaveValue('1.200.000');
    await user.tab();
    await user.click(valor);
    expect(elegido()).toBe('1.200.000');
    await user.keyboard('400000');
    expect(held()).toBe(400_000);
    // Inside the field that has the focus already, a click is for its caret.
    await user.pointer({ keys: '[MouseLeft]', target: valor, offset: 2 });
    expect(elegido()).toBe('');
    await user.keyboard('9');
    expect(valor).toHaveValue('4.090.000');
    // What a dialog focuses when it opens.
    valor.blur();
    valor.focus();
    expect(elegido()).toBe('4.090.000');
    // It had the focus already, and nobody had touched it: the first press is to write in it.
    await user.click(valor);
    expect(elegido()).toBe('4.090.000');
    await user.keyboard('900.000');
    expect(valor).toHaveValue('900.000');
  });

  it('quien teclea enseguida de tocar el campo no pierde las primeras cifras', async () => {
    const { user } = open();
    const valor = screen.getByLabelText<HTMLInputElement>('Valor');
    const elegido = () => valor.value.slice(valor.selectionStart ?? 0, valor.selectionEnd ?? 0);
    await user.tab();
    // The keys come before what the press left to do.
    fireEvent.click(valor);
    fireEvent.keyDown(valor, { key: '1' });
    fireEvent.change(valor, { target: { value: '12' } });
    await new Promise((seguir) => setTimeout(seguir, 5));
    expect(elegido()).toBe('');
    // The same with what does not come from a key.
    await user.clear(valor);
    valor.blur();
    valor.focus();
    fireEvent.click(valor);
    fireEvent.change(valor, { target: { value: '850.000' } });
    await new Promise((seguir) => setTimeout(seguir, 5));
    expect(elegido()).toBe('');
    // What the field brings is still replaced.
    valor.blur();
    valor.focus();
    fireEvent.click(valor);
    fireEvent.keyDown(valor, { key: '4' });
    expect(elegido()).toBe('850.000');
  });

  it('en lo que se acaba de pegar, tocar es para poner el cursor', async () => {
    const { user } = open();
    const valor = screen.getByLabelText<HTMLInputElement>('Valor');
    await user.tab();
    await user.paste('850000');
    await user.pointer({ keys: '[MouseLeft]', target: valor, offset: 1 });
    await new Promise((seguir) => setTimeout(seguir, 5));
    await user.keyboard('9');
    expect(held()).toBe(8_950_000);
  });

  it('lo pegado de un mensaje se entiende', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Valor'));
    await user.paste('$\u00a0850.000 ');
    expect(held()).toBe(850_000);
  });

  it.each(['850.000,00', '$ 850.000,00', '850,000.00'])(
    '%s, pegado de una hoja, es 850.000',
    async (copiado) => {
      const { user } = open();
      await user.click(screen.getByLabelText('Valor'));
      await user.paste(copiado);
      expect(held()).toBe(850_000);
      await user.tab();
      expect(held()).toBe(850_000);
      expect(screen.getByLabelText('Valor')).toHaveValue('850.000');
    },
  );

  it('los centavos no se redondean: el texto queda como se escribió', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Valor'), '850.000,50');
    await user.tab();
    expect(held()).toBe('850.000,50');
    expect(screen.getByLabelText('Valor')).toHaveValue('850.000,50');
  });

  it('no es un número del navegador, que sigue el idioma del equipo', () => {
    open();
    expect(screen.getByLabelText('Valor')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Valor')).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('NumberInput', () => {
  it('lo que no es un número queda escrito para corregirlo', async () => {
    const { user } = renderPanel(
      <Holder<number | string>
        start=""
        of={(value, set) => <NumberInput aria-label="Día" value={value} onChange={set} />}
      />,
    );
    await user.type(screen.getByLabelText('Día'), '1o');
    await user.tab();
    expect(held()).toBe('1o');
    expect(screen.getByLabelText('Día')).toHaveValue('1o');
  });
});

describe('DateInput', () => {
  const open = (start = '') =>
    renderPanel(
      <Holder<string>
        start={start}
        of={(value, set) => <DateInput aria-label="Fecha" value={value} onChange={set} />}
      />,
    );

  it('se escribe con el día primero, y al salir muestra lo que entendió', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Fecha'), '3/4/26');
    expect(held()).toBe('2026-04-03');
    expect(screen.getByText('vie 3 abr')).toBeVisible();
    await user.tab();
    expect(screen.getByLabelText('Fecha')).toHaveValue('3/4/2026');
  });

  it('muestra la guardada y deja como está la que no entiende', async () => {
    const { user } = open('2026-04-03');
    expect(screen.getByLabelText('Fecha')).toHaveValue('3/4/2026');
    await user.clear(screen.getByLabelText('Fecha'));
    await user.type(screen.getByLabelText('Fecha'), '31/2/2026');
    await user.tab();
    expect(held()).toBe('31/2/2026');
    expect(screen.getByLabelText('Fecha')).toHaveValue('31/2/2026');
  });

  it('el calendario del navegador también sirve', () => {
    const { container } = open('2026-04-03');
    const calendar = container.querySelector('input[type=date]') as HTMLInputElement;
    const showPicker = vi.fn();
    calendar.showPicker = showPicker;
    fireEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
    expect(showPicker).toHaveBeenCalledOnce();
    fireEvent.change(calendar, { target: { value: '2026-05-01' } });
    expect(held()).toBe('2026-05-01');
    expect(screen.getByLabelText('Fecha')).toHaveValue('1/5/2026');
  });
});

describe('PeriodInput', () => {
  it('se escribe de cualquier manera o se pasa mes a mes', async () => {
    const { user } = renderPanel(
      <Holder<string>
        start=""
        of={(value, set) => <PeriodInput aria-label="Mes" from="2026-11" value={value} onChange={set} />}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(held()).toBe('2026-11');
    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(held()).toBe('2026-12');
    expect(screen.getByLabelText('Mes')).toHaveValue('diciembre de 2026');
    await user.clear(screen.getByLabelText('Mes'));
    await user.type(screen.getByLabelText('Mes'), '2/26');
    expect(held()).toBe('2026-02');
  });
});

describe('CommitInput: lo que cambia una lista espera a que se termine de escribir', () => {
  const open = () => {
    const onCommit = vi.fn();
    const view = renderPanel(
      <Holder<string>
        start="2026-01-01"
        of={(value, set) => (
          <CommitInput
            id="desde"
            value={value}
            read={leerFecha}
            write={formatearFechaCorta}
            onCommit={(next) => {
              onCommit(next);
              set(next);
            }}
          >
            {(control) => <DateInput id="desde" aria-label="Desde" {...control} />}
          </CommitInput>
        )}
      />,
    );
    return { ...view, onCommit };
  };

  it('no pregunta por una fecha a medias', async () => {
    const { user, onCommit } = open();
    await user.clear(screen.getByLabelText('Desde'));
    await user.type(screen.getByLabelText('Desde'), '3/4/20');
    expect(onCommit).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Desde'), '26{Enter}');
    expect(onCommit.mock.calls).toEqual([['2026-04-03']]);
  });

  it('lo que no se entiende se dice, queda escrito y no cambia nada', async () => {
    const { user, onCommit } = open();
    await user.clear(screen.getByLabelText('Desde'));
    await user.type(screen.getByLabelText('Desde'), '4/13/2026');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Escriba la fecha con el día primero, por ejemplo 3/4/2026',
    );
    expect(screen.getByLabelText('Desde')).toBeInvalid();
    expect(screen.getByLabelText('Desde')).toHaveValue('4/13/2026');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('lo que se entiende vale al dejar de escribir, aunque el foco pase a su botón', async () => {
    const { user, onCommit } = open();
    await user.clear(screen.getByLabelText('Desde'));
    await user.type(screen.getByLabelText('Desde'), '3/4/26');
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(onCommit.mock.calls).toEqual([['2026-04-03']]);
  });

  it('vaciarla y salir quita el filtro', async () => {
    const { user, onCommit } = open();
    await user.clear(screen.getByLabelText('Desde'));
    await user.tab();
    await user.tab();
    expect(onCommit.mock.calls).toEqual([['']]);
  });
});
