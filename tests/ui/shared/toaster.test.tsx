import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '@/ui/shared/modal';
import { toaster } from '@/ui/shared/toast-store';
import { Toaster } from '@/ui/shared/toaster';
import { renderPanel } from './render-panel';

const region = () => screen.getByRole('region', { name: 'Notificaciones' });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of toaster.list()) toaster.dismiss(id);
  vi.useRealTimers();
});

const announce = (show: () => void) => act(show);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  it('anuncia el mensaje y lo quita solo', () => {
    renderPanel(<Toaster />);
    announce(() => toaster.success('Cambios guardados.'));
    expect(screen.getByText('Cambios guardados.').closest('[aria-live=polite]')).not.toBeNull();
    wait(5_000);
    expect(screen.queryByText('Cambios guardados.')).toBeNull();
  });

  it('un error interrumpe', () => {
    renderPanel(<Toaster />);
    announce(() => toaster.error('Error al eliminar sede'));
    expect(screen.getByRole('alert')).toHaveTextContent('Error al eliminar sede');
  });

  it('Deshacer dura ocho segundos y actúa una vez', () => {
    const onClick = vi.fn();
    renderPanel(<Toaster />);
    announce(() => toaster.success('Sede archivada.', { label: 'Deshacer', onClick }));
    wait(7_999);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.queryByText('Sede archivada.')).toBeNull();
  });

  it('ofrece dos cosas, y elegir una se lleva el mensaje', () => {
    const [deshacer, fechar] = [vi.fn(), vi.fn()];
    renderPanel(<Toaster />);
    announce(() =>
      toaster.success(
        'Salió con permiso',
        { label: 'Deshacer', onClick: deshacer },
        { label: 'Añadir fechas', onClick: fechar },
      ),
    );
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Añadir fechas' }));
    expect(fechar).toHaveBeenCalledOnce();
    expect(deshacer).not.toHaveBeenCalled();
    expect(screen.queryByText('Salió con permiso')).toBeNull();
  });

  it('pasados los ocho segundos ya no se puede deshacer', () => {
    renderPanel(<Toaster />);
    announce(() => toaster.success('Sede archivada.', { label: 'Deshacer', onClick: () => undefined }));
    wait(8_000);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it.each([
    ['el puntero', 'pointerEnter', 'pointerLeave'],
    ['el foco', 'focus', 'blur'],
  ] as const)('el reloj se detiene mientras %s está encima y sigue donde iba', (_, enter, leave) => {
    renderPanel(<Toaster />);
    announce(() => toaster.info('Con pausa', { label: 'Deshacer', onClick: () => undefined }));
    wait(7_000);
    fireEvent[enter](region());
    wait(60_000);
    expect(screen.getByText('Con pausa')).toBeVisible();
    fireEvent[leave](region());
    wait(999);
    expect(screen.getByText('Con pausa')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Con pausa')).toBeNull();
  });

  it('el foco que llegó al aviso vuelve a donde estaba, y los demás relojes siguen', () => {
    const onClick = vi.fn();
    renderPanel(
      <>
        <button type="button">Acciones de Ana</button>
        <Toaster />
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Acciones de Ana' });
    announce(() => {
      toaster.info('Uno más viejo');
      toaster.success('Ana regresó', { label: 'Deshacer', onClick });
    });
    opener.focus();
    act(() => screen.getByRole('button', { name: 'Deshacer' }).focus());
    wait(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(opener).toHaveFocus();
    wait(5_000);
    expect(screen.queryByText('Uno más viejo')).toBeNull();
  });

  it('muestra a lo sumo tres, los más nuevos', () => {
    renderPanel(<Toaster />);
    announce(() => {
      for (const text of ['uno', 'dos', 'tres', 'cuatro']) toaster.info(text);
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'dos',
      'tres',
      'cuatro',
    ]);
  });

  it('con un modal abierto se muda dentro, donde se puede alcanzar', () => {
    renderPanel(
      <>
        <Toaster />
        <Modal open title="Formulario" onClose={() => undefined} />
      </>,
    );
    announce(() => toaster.info('Alcanzable'));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Alcanzable'));
  });

  it('al abrirse y cerrarse diálogos, su reloj no empieza otra vez', () => {
    const { rerender } = renderPanel(<Toaster />);
    announce(() => toaster.success('Sede archivada.'));
    wait(4_000);
    rerender(
      <>
        <Toaster />
        <Modal open title="Otra cosa" onClose={() => undefined}>
          Contenido
        </Modal>
      </>,
    );
    expect(screen.getByText('Sede archivada.')).toBeVisible();
    wait(1_000);
    expect(screen.queryByText('Sede archivada.')).toBeNull();
  });

  it('al mudarse a un diálogo, el reloj que el puntero detenía sigue', () => {
    const { rerender } = renderPanel(<Toaster />);
    announce(() => toaster.info('Con el puntero encima'));
    fireEvent.pointerEnter(region());
    rerender(
      <>
        <Toaster />
        <Modal open title="Formulario" onClose={() => undefined} />
      </>,
    );
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Con el puntero encima'));
    wait(5_000);
    expect(screen.queryByText('Con el puntero encima')).toBeNull();
  });
});
